import { Muted } from "@/shared/ui/layout/Muted";

import type { Suggestion } from "./useSuggestions";

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: Suggestion[];
  /** The suggestion that Enter takes. */
  index: number;
  onPick: (suggestion: Suggestion) => void;
}

/** Suggestions while typing. The focus stays in the text box, which names the active option. */
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
          {suggestion.hint && (
            <Muted as="small" cuts dir="auto">
              {suggestion.hint}
            </Muted>
          )}
        </button>
      ))}
    </div>
  );
}
