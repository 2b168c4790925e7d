import { Component, type ReactNode } from "react";

import { useText } from "@/shared/i18n/useText";

import { LoadProblem } from "./LoadProblem";

interface ErrorBoundaryProps {
  /** The reply or the id that is drawn: with another one the part is drawn again. */
  of?: unknown;
  /** Asks again for `of`; without it "Reintentar" draws the part again. */
  onRetry?: () => void;
  /** Draws the sentence in the part's own frame. */
  renderProblem?: (problem: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Where a part of a page breaks, a sentence stands in its place, and the page stays. React tells the console why. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidUpdate(before: ErrorBoundaryProps, { isBroken: wasBroken }: { isBroken: boolean }) {
    // one that has just broken is not drawn again: it would break again
    if (wasBroken && before.of !== this.props.of) this.drawAgain();
  }

  drawAgain = () => this.setState({ isBroken: false });

  override render() {
    const { onRetry = this.drawAgain, renderProblem = (problem) => problem, children } = this.props;
    return this.state.isBroken ? renderProblem(<Problem onRetry={onRetry} />) : children;
  }
}

function Problem({ onRetry }: { onRetry: () => void }) {
  return <LoadProblem sentence={useText().text("error.part")} onRetry={onRetry} />;
}
