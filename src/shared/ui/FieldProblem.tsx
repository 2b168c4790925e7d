interface FieldProblemProps {
  id: string;
  problem: string | undefined;
}

/** The sentence below a field that says what is wrong with it. */
export function FieldProblem({ id, problem }: FieldProblemProps) {
  return (
    problem && (
      <div id={id} className="field-problem">
        {problem}
      </div>
    )
  );
}
