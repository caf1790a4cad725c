import { chosenText, type DecisionPair, differences, type LineDecision } from '../../model/index.ts';
import { texts } from '../language/language.ts';

export type Side = 'left' | 'right';

interface ComparedPairProps {
  readonly pair: DecisionPair;
  /** The number of the turn that begins with it. */
  readonly turn: number | undefined;
  /** `first`: the first pair that differs. */
  readonly mark: 'first' | undefined;
  readonly hereLeft: boolean;
  readonly hereRight: boolean;
  /** The side of the line that the page shows. */
  readonly shownSide: Side;
  readonly onJump: (side: Side, seq: number) => void;
}

/** Two decisions beside each other, with what differs. */
export function ComparedPair(props: ComparedPairProps) {
  const { pair, turn, mark, hereLeft, hereRight, shownSide, onJump } = props;
  const { left, right, difference } = pair;
  const facts = [left, right].map((side) => (side?.facts ?? []).map(({ text }) => text));
  const { rest } = differences(facts);
  const cell = (side: Side, decision: LineDecision | undefined, isHere: boolean) => (
    <Cell
      side={side}
      decision={decision}
      isHere={isHere && shownSide === side}
      only={difference === 'same' ? [] : (rest[side === 'left' ? 0 : 1] ?? [])}
      isSame={difference === 'same'}
      onJump={(seq) => onJump(side, seq)}
    />
  );
  return (
    <>
      {turn === undefined ? undefined : <h3 class="compared-turn">{texts.value.lines.turn(turn)}</h3>}
      {mark === undefined ? undefined : (
        <p class="compared-first" data-first>
          {texts.value.lines.first}
        </p>
      )}
      <div
        class={`compared-pair pair-${difference}`}
        role="group"
        aria-label={texts.value.lines.differences[difference]}
      >
        {cell('left', left, hereLeft)}
        {cell('right', right, hereRight)}
      </div>
    </>
  );
}

interface CellProps {
  readonly side: Side;
  readonly decision: LineDecision | undefined;
  readonly isHere: boolean;
  /** The facts that the other side does not have. */
  readonly only: readonly string[];
  readonly isSame: boolean;
  readonly onJump: (seq: number) => void;
}

function Cell({ side, decision, isHere, only, isSame, onJump }: CellProps) {
  if (decision === undefined) return <div class="compared-cell compared-none" />;
  const { seq, decision: asked, choice, facts } = decision;
  const { lines, telling } = texts.value;
  return (
    <div class="compared-cell" aria-current={isHere ? 'step' : undefined}>
      <button
        type="button"
        class="quiet jump compared-jump"
        data-side={side}
        title={lines.jump(telling.prompt(asked.prompt), seq, side)}
        onClick={() => onJump(seq)}
      >
        <span class="jump-seq">{seq}</span>{' '}
        <span class={`player player-${asked.player}`}>{asked.player}</span>{' '}
        <span class="muted">{telling.decision(asked.kind)}</span>{' '}
        <b class="compared-chose">{choice === undefined ? lines.unanswered : chosenText(choice, telling)}</b>
      </button>
      {isSame && facts.length > 0 ? (
        <span class="compared-same">{lines.sameFacts(facts.length)}</span>
      ) : (
        <Facts facts={facts} only={only} onJump={onJump} />
      )}
    </div>
  );
}

/** Each fact, marked if only this side has it. Of facts that occur several times the last ones count as its own. */
function Facts({ facts, only, onJump }: Pick<LineDecision, 'facts'> & Pick<CellProps, 'only' | 'onJump'>) {
  const counts = new Map<string, number>();
  for (const text of only) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isOnly = facts.toReversed().map(({ text }) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left > 0;
  });
  isOnly.reverse();
  return (
    <ul class="compared-facts">
      {facts.map(({ seq, fact }, index) => (
        <li key={`${seq} ${index}`} class={isOnly[index] ? 'fact-only' : undefined}>
          <button
            type="button"
            class="quiet jump"
            title={texts.value.lines.goTo(seq)}
            onClick={() => onJump(seq)}
          >
            {texts.value.telling.fact(fact)}
          </button>
        </li>
      ))}
    </ul>
  );
}
