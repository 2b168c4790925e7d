import type { Tone } from "@/contract/definition/defineRecord";
import { Figures } from "@/shared/figures/Figures";
import { FavouriteIcon, RemoveIcon } from "@/shared/ui/icons";
import { IconButton } from "@/shared/ui/IconButton";
import { Card } from "@/shared/ui/layout/Card";
import { Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { StateBadge } from "@/shared/ui/states/StateBadge";
import { Tabs } from "@/shared/ui/Tabs";

import type { PartTable } from "./Part";
import { longName, people } from "./samples";

const facts = people.map((name, place) => ({ label: name, value: 204 + place }));
const tones: Tone[] = ["quiet", "open", "good", "now", "late"];

/** Parts that a page and a record are laid out with. */
export const layoutParts: PartTable = {
  "Row, Stack, Text, Muted, StateBadge": () => (
    <Stack gap={8}>
      <Text as="p" size={18} weight={600} tone="sea">
        {longName} <Muted size={13}>{people[1]}</Muted>
      </Text>
      <Row gap={16} rowGap={4} wraps>
        {tones.map((tone) => (
          <StateBadge key={tone} tone={tone}>
            {tone}
          </StateBadge>
        ))}
      </Row>
    </Stack>
  ),
  "Card, Facts": () => (
    <Card title={people[1]}>
      <Facts shape="table" facts={facts} />
    </Card>
  ),
  "btn, IconButton": (text) => (
    <Row gap={12} wraps>
      {["btn-primary", "btn-quiet", "btn-danger"].map((look) => (
        <button key={look} type="button" className={`btn ${look}`}>
          {text("reservations.new")}
        </button>
      ))}
      <IconButton label={text("list.vip")} icon={FavouriteIcon} isFilled />
      <IconButton label={text("bulk.delete")} icon={RemoveIcon} aria-disabled="true" />
    </Row>
  ),
  RecordHead: (text) => (
    <RecordHead label={text("reservation.edit")} name={longName} marks={facts.slice(2)} facts={facts} />
  ),
  Tabs: (text) => (
    <Tabs
      label={text("view.label")}
      tabs={[
        { id: "1", label: people[0]!, content: <p>{people[1]}</p> },
        { id: "2", label: people[1]!, content: <p>{people[2]}</p> },
      ]}
    />
  ),
  Figures: (text) => (
    <Figures figures={[{ id: "total", label: text("column.total"), value: "1.240,00 €", path: "/parts" }]} />
  ),
};
