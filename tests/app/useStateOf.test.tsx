import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";

import { useStateOf } from "@/shared/ui/states/useStateOf";

it("resets for another owner, and drops a late update for the previous owner", () => {
  const { result, rerender } = renderHook(({ owner }) => useStateOf(owner, () => `new of ${owner}`), {
    initialProps: { owner: "Ana" },
  });
  const [, setOfAna] = result.current;
  act(() => setOfAna("written by Ana"));
  expect(result.current[0]).toBe("written by Ana");

  rerender({ owner: "Omar" });
  expect(result.current[0]).toBe("new of Omar");
  act(() => setOfAna("written late"));
  expect(result.current[0]).toBe("new of Omar");

  rerender({ owner: "Ana" });
  expect(result.current[0]).toBe("new of Ana");
});
