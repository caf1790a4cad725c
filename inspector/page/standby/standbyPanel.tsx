import { PanelFrame } from '../../core/page/index.ts';
import { spacedWords } from '../../model/index.ts';
import type { DrawnStandby, NextOnStandby, OpenDeclaration, WaitingEffect } from '../../trace.ts';
import { opponentOf } from '../players.ts';
import { useInspector } from '../session/context.ts';
import { ArbiterRow } from './arbiterRow.tsx';

/** What each player has on standby, who is next, and why. */
export function StandbyPanel() {
  const { standby, table } = useInspector().moment.value;
  return (
    <PanelFrame name="standby" title="Standby">
      <ArbiterRow />
      {standby === undefined || isEmpty(standby) ? (
        <p class="nothing">
          Nothing is on standby{table === undefined ? '' : `: ${table.turn.active} is the active player`}.
        </p>
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

const ACTION_LABELS: { readonly [D in NextOnStandby['does']]: string } = {
  usesShield: 'uses a shield trigger',
  declares: 'declares',
  resolves: 'resolves',
};

function Next({ next }: { readonly next: NextOnStandby | undefined }) {
  if (next === undefined) return <p class="next">The arbiter is asked again before anything else happens.</p>;
  return (
    <div class="next">
      <p>
        <b>
          Next: {next.side} ({next.player}) {ACTION_LABELS[next.does]}
        </b>
        {next.returned ? <span class="returned">returned to AP</span> : undefined}
      </p>
      <p class="muted">
        {next.why} <span class="rule-number">{next.rule}</span>
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
  const name = side === 'AP' ? 'active player' : 'non-active player';
  return (
    <section
      class={isNext ? 'lane lane-next' : 'lane'}
      aria-label={`${name}'s lane${isNext ? ', next' : ''}`}
    >
      <h3>
        {side} <span class={`player player-${player}`}>{player}</span>
        {isNext ? <span class="lane-mark">next</span> : undefined}
      </h3>
      <ul>
        {declarations.map((declaration, index) => (
          <Declaration key={`${declaration.event} ${index}`} declaration={declaration} />
        ))}
        {effects.map((effect) => (
          <Waiting key={effect.id} effect={effect} />
        ))}
        {declarations.length + effects.length === 0 ? <li class="nothing">nothing</li> : undefined}
      </ul>
    </section>
  );
}

function Declaration({
  declaration: { event, card, ofAttack, stage },
}: {
  readonly declaration: OpenDeclaration;
}) {
  return (
    <li class={`waits open-declaration stage-${stage}`}>
      <b>may declare</b>
      <span>
        {spacedWords(event)}
        {card === undefined ? '' : `: ${card}`}
      </span>
      {ofAttack ? <span class="muted">until the attack ends</span> : undefined}
    </li>
  );
}

const STAGE_LABELS: { readonly [S in WaitingEffect['stage']]: string } = {
  arriving: 'arriving',
  waiting: 'waiting',
  resolving: 'resolving now',
};

function Waiting({ effect }: { readonly effect: WaitingEffect }) {
  const { card, shieldUse, declared, event, text, stage } = effect;
  return (
    <li class={`waits stage-${stage}`}>
      <b>{card}</b>
      <span class="waits-tags">
        <span class="tag">{STAGE_LABELS[stage]}</span>
        {shieldUse === undefined ? undefined : <span class="tag">{spacedWords(shieldUse)}</span>}
        {declared ? <span class="tag">declared</span> : undefined}
        <span class="muted">by {spacedWords(event)}</span>
      </span>
      <span class="waits-text">{text}</span>
    </li>
  );
}
