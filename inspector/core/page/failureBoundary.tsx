import { Component, type ComponentChildren } from 'preact';

interface Props {
  readonly children: ComponentChildren;
  /** The moment shown; another one is tried again. */
  readonly at: string;
  /** Says that the panel cannot be drawn. */
  readonly failed: (message: string) => string;
}

interface State {
  readonly failure: { readonly message: string; readonly at: string } | undefined;
}

/** A panel that cannot be drawn shows why; the others stay. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  override componentDidCatch(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.setState({ failure: { message, at: this.props.at } });
  }

  override render(): ComponentChildren {
    const { failure } = this.state;
    if (failure === undefined || failure.at !== this.props.at) return this.props.children;
    return (
      <p class="nothing problem" role="alert">
        {this.props.failed(failure.message)}
      </p>
    );
  }
}
