import { useEffect, useRef } from 'preact/hooks';
import { PanelFrame } from '../../core/page/index.ts';
import type { CauseLink } from '../../model/index.ts';
import { texts } from '../language/language.ts';
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
      title={texts.value.panels.causes}
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
  const { causes } = texts.value;
  return (
    <>
      <SymbolButton
        symbol="↑"
        label={causes.toEffect}
        title={causes.toEffectTitle}
        disabled={step === 0}
        onPress={() => inspector.walkCauses('forward')}
      />
      <SymbolButton
        symbol="↓"
        label={causes.toCause}
        title={causes.toCauseTitle}
        disabled={step >= count - 1}
        onPress={() => inspector.walkCauses('back')}
      />
      <SymbolButton
        symbol="×"
        label={causes.close}
        title={causes.closeTitle}
        onPress={() => inspector.causes.close()}
      />
    </>
  );
}

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
      {how === undefined ? undefined : <span class="cause-how">{texts.value.causes.relations[how]}</span>}
      <span class="cause-fact">
        <Jump seq={seq} text={text} onJump={() => inspector.visitCause(index)} />
        {isHere ? undefined : <span class="rule-number">{rule}</span>}
      </span>
      {alternatives.map((other) => (
        <span key={`${other.seq} ${other.text}`}>
          <span class="cause-how">{texts.value.causes.or}</span>{' '}
          <Jump seq={other.seq} text={other.text} onJump={() => inspector.seek(other.seq)} />
        </span>
      ))}
      {ability === undefined ? undefined : <span class="cause-ability">{ability}</span>}
      {isHere ? <Rule number={rule} /> : undefined}
      {allowedBy.length === 0 ? undefined : (
        <ul class="cause-allowed" aria-label={texts.value.causes.allowedBy}>
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
  <button type="button" class="quiet jump" title={texts.value.causes.goTo(seq, text)} onClick={onJump}>
    <span class="jump-seq">{seq}</span> {text}
  </button>
);
