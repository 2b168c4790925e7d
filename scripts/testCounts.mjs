// Reads the reports of the test runners, unit and browser tests together.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

const LETTERS = 600;
const inOneLine = (text = "") => stripVTControlCharacters(text).replace(/\s+/g, " ").slice(0, LETTERS);
const readers = { unit: readUnit, e2e: readBrowser };

/**
 * How many tests passed, and which failed or are unsteady (failed, then passed in a retry), each with its output. A
 * runner without a report, and a file that could not be read, count as one failure each.
 */
export function countTests(runners) {
  const reports = runners.map((runner) => {
    const file = `reports/${runner}.json`;
    if (!existsSync(file)) return { passed: 0, failed: [`the ${runner} tests wrote no report`], unsteady: [] };
    return readers[runner](JSON.parse(readFileSync(file, "utf8")));
  });
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.flatMap(({ failed }) => failed),
    unsteady: reports.flatMap(({ unsteady }) => unsteady),
  };
}

function readUnit({ numPassedTests, testResults }) {
  const nameOf = ({ name }, { fullName, failureMessages }) =>
    `${path.relative(".", name)} › ${fullName}: ${inOneLine(failureMessages[0])}`;
  const unread = testResults
    .filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0)
    .map(({ name, message }) => `${path.relative(".", name)}: ${inOneLine(message)}`);
  const withFailures = (wanted) =>
    testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map((test) => nameOf(file, test)),
    );
  return { passed: numPassedTests, failed: [...unread, ...withFailures("failed")], unsteady: withFailures("passed") };
}

function readBrowser({ stats, suites, errors = [] }) {
  const specs = suites.flatMap(specsOf);
  const named = (wanted) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title, tests }) => `${file} › ${title}: ${inOneLine(messagesOf(tests[0].results[0]))}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: [...errors.map(({ message }) => inOneLine(message)), ...named("unexpected")],
    unsteady: named("flaky"),
  };
}

/** A test whose time is over has two: that it is, and what it was waiting for. */
const messagesOf = (result) => (result?.errors ?? []).map(({ message }) => message).join(" ");

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
