/**
 * The recorded calls in a description, so that they are kept in no other file: an example of each type, and the codes of
 * each call's refusals by status.
 */
export function recordedIn({ paths, components: { schemas } }) {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return {
    examples: Object.fromEntries(
      Object.entries(schemas).flatMap(([type, { examples }]) => (examples ? [[type, examples[0]]] : [])),
    ),
    refusals: Object.fromEntries(
      operations.map(({ operationId, responses }) => [operationId, codesIn(responses)]).filter(([, codes]) => codes),
    ),
  };
}

function codesIn(responses) {
  const codes = Object.entries(responses).flatMap(([status, response]) =>
    response["x-reasons"] ? [[status, response["x-reasons"]]] : [],
  );
  return codes.length > 0 ? Object.fromEntries(codes) : undefined;
}
