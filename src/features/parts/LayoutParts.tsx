import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";
import { Columns } from "@/shared/ui/layout/Columns";
import { Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { Part, State } from "./Part";
import { longName } from "./samples";

/** The parts that a page is laid out with. */
export function LayoutParts() {
  const { text } = useText();
  const words = [text("demo.reset"), text("list.failed"), longName];
  return (
    <>
      <Part name="Row">
        <State name="goes on in a second line" width={300}>
          <Row gap={16} rowGap={4} wraps>
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </Row>
        </State>
        <State name="its children apart, on one line of letters" width={300}>
          <Row align="baseline" justify="between">
            <Text size={20}>{words[0]}</Text>
            <span>{words[0]}</span>
          </Row>
        </State>
      </Part>

      <Part name="Stack" state="a gap between its children" width={300}>
        <Stack gap={8}>
          {words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </Stack>
      </Part>

      <Part name="Columns">
        <State name="as many as fit">
          <Columns least={10} gap={8}>
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </Columns>
        </State>
      </Part>

      <Part name="Facts">
        {(["beside", "below", "table", "sums"] as const).map((shape) => (
          <State key={shape} name={shape} width={300}>
            <Facts shape={shape} facts={words.map((word) => ({ label: word, value: longName }))} />
          </State>
        ))}
      </Part>

      <Part name="Text">
        <State name="size, weight and tone">
          <Text as="p" size={18} weight={600} tone="sea">
            {words[0]}
          </Text>
        </State>
        <State name="cut at the end of its line" width={160}>
          <Text as="p" cuts>
            {longName}
          </Text>
        </State>
      </Part>

      <Part name="Muted" state="a detail">
        <Muted size={13}>{words[0]}</Muted>
      </Part>

      <Part name="Card" state="with a heading" width={300}>
        <Card title={words[0]}>
          <Stack gap={8} className="card-body">
            {longName}
          </Stack>
        </Card>
      </Part>
    </>
  );
}
