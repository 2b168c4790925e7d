import type { Suggestion } from "./useSuggestions";

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: Suggestion[];
  /** Which one Enter takes. */
  index: number;
  onPick: (suggestion: Suggestion) => void;
}

/** What the box offers while one types. The focus stays in the box, which names the option that is reached. */
export function SuggestionList({ id, label, suggestions, index, onPick }: SuggestionListProps) {
  return (
    <div id={id} className="suggestions" role="listbox" aria-label={label}>
      {suggestions.map((suggestion, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's, which keeps the focus
        <div
          key={suggestion.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === index}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          <bdi>{suggestion.title}</bdi>
          {suggestion.hint && <small dir="auto">{suggestion.hint}</small>}
        </div>
      ))}
    </div>
  );
}
