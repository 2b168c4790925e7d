// The least that a list can be in these libraries: a field, a call, and the table with ten rows of plain text, as many
// columns as ours has.
import "bootstrap/dist/css/bootstrap.min.css";

import axios from "axios";
import MockAdapter from "axios-mock-adapter";
import { createElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import ReactDataTable from "react-data-table-component";

const http = axios.create();
new MockAdapter(http).onGet().reply(({ params }) => [200, rowsFor(params.text)]);

const columns = Array.from({ length: 14 }, (_, column) => ({
  name: `Column ${column}`,
  minWidth: "110px",
  selector: (row) => row.cells[column],
}));

function rowsFor(text) {
  return Array.from({ length: 10 }, (_, place) => ({
    id: `${text}-${place}`,
    cells: columns.map((_column, column) => `${text} ${place} ${column}`),
  }));
}

function FloorTable() {
  const [text, setText] = useState("");
  const [rows, setRows] = useState(() => rowsFor(""));
  useEffect(() => {
    let isWanted = true;
    void http.get("/", { params: { text } }).then(({ data }) => isWanted && setRows(data));
    return () => (isWanted = false);
  }, [text]);
  return createElement(
    "main",
    null,
    createElement("input", {
      type: "search",
      className: "form-control",
      value: text,
      onChange: ({ target }) => setText(target.value),
      onKeyDown: ({ key }) => key === "Escape" && setText(""),
    }),
    createElement(ReactDataTable, { columns, data: rows, noHeader: true, highlightOnHover: true }),
  );
}

createRoot(document.getElementById("root")).render(createElement(FloorTable));
