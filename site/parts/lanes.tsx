import { type Moment, spacedWords } from '@taiki/inspector/model';
import type { VNode } from 'preact';

type Standby = NonNullable<Moment['standby']>;
type Side = 'ap' | 'nap';

const TITLES: { readonly [S in Side]: string } = {
  ap: 'AP, the active player',
  nap: 'NAP, the non-active player',
};

const STAGES = { arriving: 'has triggered', waiting: 'on standby', resolving: 'resolving' } as const;

function Lane({ standby, side }: { readonly standby: Standby | undefined; readonly side: Side }): VNode {
  const effects = standby?.effects[side] ?? [];
  const declarations = standby?.declarations[side] ?? [];
  const active = standby?.active;
  const player = active === undefined ? '' : side === 'ap' ? active : active === 'p1' ? 'p2' : 'p1';
  return (
    <div class={`lane ${side}`}>
      <p class="lane-name">
        <strong>{TITLES[side]}</strong> {player}
      </p>
      {effects.length + declarations.length === 0 ? (
        <p class="none">nothing on standby</p>
      ) : (
        <ul>
          {declarations.map(({ event, card }) => (
            <li class="declaration">
              <span class="when">may declare</span> at: {spacedWords(event)}
              {card !== undefined && `, ${card}`}
            </li>
          ))}
          {effects.map(({ card, stage, declared, shieldUse, text }) => (
            <li class={stage}>
              <span class="when">{STAGES[stage]}</span> <strong>{card}</strong>
              {declared && <span class="declared"> declared</span>}
              {shieldUse !== undefined && <span class="declared"> {spacedWords(shieldUse)}</span>}
              {text !== '' && <span class="text">{text}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Who does what, without the reason, which the headline gives: `AP (p1) may declare: the active player declares before …`. */
const actionOf = (why: string): string => why.split(': ')[0] ?? why;

/** What is on standby for each player, and who is next. */
export function Lanes({ standby }: { readonly standby: Standby | undefined }): VNode {
  const next = standby?.next;
  return (
    <>
      <div class="lanes">
        <Lane standby={standby} side="ap" />
        <Lane standby={standby} side="nap" />
      </div>
      <p class="next">
        {next === undefined ? (
          'Nothing is next on standby.'
        ) : (
          <>
            Next: {actionOf(next.why)}. <span class="rule">{next.rule}</span>
            {next.returned && ' Play has returned to the active player (101.4c).'}
          </>
        )}
      </p>
    </>
  );
}
