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
        <button
          key={suggestion.id}
          id={`${id}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === index}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          <bdi>{suggestion.title}</bdi>
          {suggestion.hint && <small dir="auto">{suggestion.hint}</small>}
        </button>
      ))}
    </div>
  );
}
