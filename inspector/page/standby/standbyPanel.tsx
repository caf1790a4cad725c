import { PanelFrame } from '../../core/page/index.ts';
import { nextTurn, opponentOf } from '../../model/index.ts';
import type { DrawnStandby, NextOnStandby, OpenDeclaration, WaitingEffect } from '../../trace.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import { ArbiterRow } from './arbiterRow.tsx';

/** What each player has on standby, who is next, and why. */
export function StandbyPanel() {
  const inspector = useInspector();
  const moment = inspector.moment.value;
  const { standby, table } = moment;
  const reader = inspector.line.value?.reader;
  const next = reader === undefined ? undefined : nextTurn(moment, reader);
  return (
    <PanelFrame name="standby" title={texts.value.panels.standby}>
      <ArbiterRow />
      {standby === undefined || isEmpty(standby) ? (
        <p class="nothing">{texts.value.standby.nothing(table?.turn.active, next)}</p>
      ) : (
        <Lanes standby={standby} />
      )}
    </PanelFrame>
  );
}

const isEmpty = ({ effects, declarations, next }: DrawnStandby): boolean =>
  next === undefined &&
  [effects.ap, effects.nap, declarations.ap, declarations.nap].every((list) => list.length === 0);

function Lanes({ standby }: { readonly standby: DrawnStandby }) {
  const { active, effects, declarations, next } = standby;
  return (
    <>
      <Next next={next} />
      <div class="lanes">
        <Lane side="AP" player={active} effects={effects.ap} declarations={declarations.ap} next={next} />
        <Lane
          side="NAP"
          player={opponentOf(active)}
          effects={effects.nap}
          declarations={declarations.nap}
          next={next}
        />
      </div>
    </>
  );
}

function Next({ next }: { readonly next: NextOnStandby | undefined }) {
  const { standby, telling } = texts.value;
  if (next === undefined) return <p class="next">{standby.askedAgain}</p>;
  return (
    <div class="next">
      <p>
        <b>{standby.next(next)}</b>
        {next.returned ? <span class="returned">{standby.returned}</span> : undefined}
      </p>
      <p class="muted">
        {telling.next(next)} <span class="rule-number">{next.rule}</span>
      </p>
    </div>
  );
}

interface LaneProps {
  readonly side: 'AP' | 'NAP';
  readonly player: 'p1' | 'p2';
  readonly effects: readonly WaitingEffect[];
  readonly declarations: readonly OpenDeclaration[];
  readonly next: NextOnStandby | undefined;
}

function Lane({ side, player, effects, declarations, next }: LaneProps) {
  const isNext = next?.side === side;
  const { standby } = texts.value;
  return (
    <section
      class={isNext ? 'lane lane-next' : 'lane'}
      aria-label={standby.lane(side, isNext ? 'next' : 'later')}
    >
      <h3>
        {side} <span class={`player player-${player}`}>{player}</span>
        {isNext ? <span class="lane-mark">{standby.mark}</span> : undefined}
      </h3>
      <ul>
        {declarations.map((declaration, index) => (
          <Declaration key={`${declaration.event} ${index}`} declaration={declaration} />
        ))}
        {effects.map((effect) => (
          <Waiting key={effect.id} effect={effect} />
        ))}
        {declarations.length + effects.length === 0 ? <li class="nothing">{standby.empty}</li> : undefined}
      </ul>
    </section>
  );
}

function Declaration({
  declaration: { event, card, ofAttack, stage },
}: {
  readonly declaration: OpenDeclaration;
}) {
  const { standby, telling } = texts.value;
  return (
    <li class={`waits open-declaration stage-${stage}`}>
      <b>{standby.mayDeclare}</b>
      <span>{standby.about(telling.event(event), card === undefined ? undefined : telling.name(card))}</span>
      {ofAttack ? <span class="muted">{standby.untilAttackEnds}</span> : undefined}
    </li>
  );
}

function Waiting({ effect }: { readonly effect: WaitingEffect }) {
  const { card, shieldUse, declared, event, text, stage } = effect;
  const { standby, telling } = texts.value;
  return (
    <li class={`waits stage-${stage}`}>
      <b>{telling.name(card)}</b>
      <span class="waits-tags">
        <span class="tag">{standby.stages[stage]}</span>
        {shieldUse === undefined ? undefined : <span class="tag">{telling.ability(shieldUse)}</span>}
        {declared ? <span class="tag">{standby.declared}</span> : undefined}
        <span class="muted">{standby.by(telling.event(event))}</span>
      </span>
      <span class="waits-text">{telling.words(text)}</span>
    </li>
  );
}
