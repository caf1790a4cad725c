import { useEffect, useRef } from 'preact/hooks';
import { PanelFrame } from '../../core/page/index.ts';
import type { CauseLink, CauseRelation } from '../../model/index.ts';
import { Rule } from '../parts/rule.tsx';
import { SymbolButton } from '../parts/symbolButton.tsx';
import { useInspector } from '../session/context.ts';

/** Why a fact happened, as a path to walk: each link goes to its record. Shown once somebody asks. */
export function CausesPanel() {
  const inspector = useInspector();
  const shown = inspector.causes.shown.value;
  if (shown === undefined || shown.line !== inspector.line.value) return undefined;
  const step = inspector.causes.step.value;
  return (
    <PanelFrame
      name="causes"
      title="Why did this happen"
      tools={<Tools step={step} count={shown.links.length} />}
    >
      <ol class="causes">
        {shown.links.map((link, index) => (
          <Link key={`${link.seq} ${link.text}`} link={link} index={index} isHere={index === step} />
        ))}
      </ol>
    </PanelFrame>
  );
}

function Tools({ step, count }: { readonly step: number; readonly count: number }) {
  const inspector = useInspector();
  return (
    <>
      <SymbolButton
        symbol="↑"
        label="To its effect"
        title="To what it is a cause of ([)"
        disabled={step === 0}
        onPress={() => inspector.walkCauses('forward')}
      />
      <SymbolButton
        symbol="↓"
        label="To its cause"
        title="To its cause (])"
        disabled={step >= count - 1}
        onPress={() => inspector.walkCauses('back')}
      />
      <SymbolButton
        symbol="×"
        label="Close the causes"
        title="Close (y)"
        onPress={() => inspector.causes.close()}
      />
    </>
  );
}

const RELATIONS: { readonly [R in CauseRelation]: string } = {
  asked: 'asked by',
  after: 'after the choice',
  attack: 'in the attack',
  battle: 'in the battle',
  chosen: 'as chosen',
  declared: 'as declared',
  effect: 'by the effect',
  ended: 'without the effect',
  endedBy: 'ended by',
  replacement: 'in place of it',
  since: 'since',
  standby: 'from standby',
  stateBased: 'by a state-based action, after',
  step: 'in the turn',
  triggered: 'triggered by',
  use: 'by the use',
};

interface LinkProps {
  readonly link: CauseLink;
  readonly index: number;
  readonly isHere: boolean;
}

function Link({ link, index, isHere }: LinkProps) {
  const inspector = useInspector();
  const { seq, text, rule, how, ability, alternatives, allowedBy } = link;
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHere) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <li ref={box} class="cause" aria-current={isHere ? 'step' : undefined}>
      {how === undefined ? undefined : <span class="cause-how">{RELATIONS[how]}</span>}
      <span class="cause-fact">
        <Jump seq={seq} text={text} onJump={() => inspector.visitCause(index)} />
        {isHere ? undefined : <span class="rule-number">{rule}</span>}
      </span>
      {alternatives.map((other) => (
        <span key={`${other.seq} ${other.text}`}>
          <span class="cause-how">or</span>{' '}
          <Jump seq={other.seq} text={other.text} onJump={() => inspector.seek(other.seq)} />
        </span>
      ))}
      {ability === undefined ? undefined : <span class="cause-ability">{ability}</span>}
      {isHere ? <Rule number={rule} /> : undefined}
      {allowedBy.length === 0 ? undefined : (
        <ul class="cause-allowed" aria-label="Allowed by">
          {allowedBy.map((condition) => (
            <li key={condition.seq}>
              <Jump seq={condition.seq} text={condition.text} onJump={() => inspector.seek(condition.seq)} />
              {condition.rule === undefined ? undefined : <span class="rule-number">{condition.rule}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface JumpProps {
  readonly seq: number;
  readonly text: string;
  readonly onJump: () => void;
}

const Jump = ({ seq, text, onJump }: JumpProps) => (
  <button type="button" class="quiet jump" title={`Go to record ${seq}: ${text}`} onClick={onJump}>
    <span class="jump-seq">{seq}</span> {text}
  </button>
);
