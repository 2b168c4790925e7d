import { PlainTable } from "@/shared/ui/PlainTable";

/** The sources of all components of `shared/ui` and of the kits. */
const sources = import.meta.glob<string>(
  ["/src/shared/{ui,actions,board,charts,figures,list/page,print,record,timeGrid}/**/[A-Z]*.tsx"],
  { query: "?raw", import: "default", eager: true },
);

const parts = Object.entries(sources).map(([path, source]) => {
  const [, folder = "", name = ""] = /shared\/(.+)\/(\w+)\.tsx$/.exec(path) ?? [];
  return { name, folder, comment: commentOf(name, source) };
});

/** The comment of a component, in one line. */
function commentOf(name: string, source: string): string {
  const [before = ""] = source.split(new RegExp(`^export (?:function|const) ${name}\\b`, "m"));
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before) ?? [];
  return comment
    .replaceAll(/^\s*\* ?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Every part with its folder and its comment, read from the code. */
export const PartsIndex = () => (
  <section lang="en" dir="ltr" translate="no">
    <PlainTable
      caption={`All ${parts.length} parts`}
      frameLabel="All parts"
      columns={[
        { id: "name", head: "Part", isRowHead: true, render: ({ name }) => name },
        { id: "folder", head: "In shared/", render: ({ folder }) => folder },
        { id: "comment", head: "Its comment", render: ({ comment }) => comment },
      ]}
      rows={parts}
      keyOf={({ name, folder }) => `${folder}/${name}`}
    />
  </section>
);
