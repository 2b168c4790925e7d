import { Text } from "./layout/Text";

/** The number of a record, such as RSV-006126: whole in one line and read from its own side, whatever stands around it. */
export const RecordNumber = ({ id }: { id: string }) => (
  <Text as="bdi" keepsLine>
    {id}
  </Text>
);
