interface SymbolButtonProps {
  readonly symbol: string;
  /** What it does, for those who cannot see the symbol. */
  readonly label: string;
  /** Shown when hovering: usually the label with the key. */
  readonly title: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A button with a symbol in place of words. */
export const SymbolButton = ({ symbol, label, title, disabled = false, onPress }: SymbolButtonProps) => (
  <button type="button" aria-label={label} title={title} disabled={disabled} onClick={onPress}>
    {symbol}
  </button>
);
