interface FieldProblemProps {
  id: string;
  problem: string | undefined;
}

/** The sentence below an invalid field. */
export function FieldProblem({ id, problem }: FieldProblemProps) {
  return (
    problem && (
      <div id={id} className="field-problem">
        {problem}
      </div>
    )
  );
}
