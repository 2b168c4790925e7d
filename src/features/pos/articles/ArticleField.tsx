import { useFormikContext } from "formik";
import type { KeyboardEvent } from "react";

import type { Article, MovementDraft } from "@/contract/pos/articles";
import { useText } from "@/shared/i18n/useText";
import { Picker } from "@/shared/ui/fields/Picker";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { articleOfCode, soughtArticles } from "./articlesState";

/** A code as it is typed or scanned: it has a digit, and no space. */
const CODE = /^(?=.*\d)\S+$/;

/** The article of a movement, found by its name, or by a code that a scanner types. */
export function ArticleField() {
  const { text } = useText();
  const { values, setValues } = useFormikContext<Pick<MovementDraft, "code" | "place">>();

  function choose({ code, outlet }: Article) {
    void setValues({ ...values, code, place: values.place || outlet });
  }

  /** A scanner presses Enter before anything can be found. */
  function readScan(event: KeyboardEvent) {
    const { target } = event;
    if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
    const isFound = Boolean(target.getAttribute("aria-activedescendant"));
    if (isFound || !CODE.test(target.value.trim())) return;
    event.preventDefault();
    event.stopPropagation();
    void setValues({ ...values, code: target.value.trim() });
  }

  return (
    <div onKeyDownCapture={readScan}>
      <Picker
        name="code"
        texts="stock.code"
        label={text("stock.article")}
        search={soughtArticles}
        chosen={values.code !== "" && <ChosenArticle code={values.code} />}
        keyOf={({ id }) => id}
        onChoose={choose}
        onChange={() => void setValues({ ...values, code: "" })}
        isFocused
      >
        {({ name, code }) => (
          <>
            <Text as="bdi" stands="start" breaksWords weight={550}>
              {name}
            </Text>
            <Muted size={13}>
              <bdi>{code}</bdi>
            </Muted>
          </>
        )}
      </Picker>
    </div>
  );
}

function ChosenArticle({ code }: { code: string }) {
  const name = articleOfCode.use(code).data?.[0]?.name;
  return (
    <Stack shrinks breaksWords grows>
      <Text as="bdi" stands="start" breaksWords weight={550}>
        {name ?? code}
      </Text>
      {name && (
        <Muted size={13}>
          <bdi>{code}</bdi>
        </Muted>
      )}
    </Stack>
  );
}
