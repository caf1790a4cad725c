import type { Moment } from '@taiki/inspector/model';
import type { VNode } from 'preact';
import { useWords } from '../language/inWords.ts';

type Standby = NonNullable<Moment['standby']>;
type Side = 'ap' | 'nap';

function Lane({ standby, side }: { readonly standby: Standby | undefined; readonly side: Side }): VNode {
  const { lanes: words, telling } = useWords();
  const effects = standby?.effects[side] ?? [];
  const declarations = standby?.declarations[side] ?? [];
  const active = standby?.active;
  const player = active === undefined ? '' : side === 'ap' ? active : active === 'p1' ? 'p2' : 'p1';
  return (
    <div class={`lane ${side}`}>
      <p class="lane-name">
        <strong>{words.sides[side]}</strong> {player}
      </p>
      {effects.length + declarations.length === 0 ? (
        <p class="none">{words.none}</p>
      ) : (
        <ul>
          {declarations.map(({ event, card }) => (
            <li class="declaration">
              <span class="when">{words.mayDeclare}</span>
              {words.event(event, card)}
            </li>
          ))}
          {effects.map(({ card, stage, declared, shieldUse, text }) => (
            <li class={stage}>
              <span class="when">{words.stages[stage]}</span> <strong>{telling.name(card)}</strong>
              {declared && <span class="declared"> {words.declared}</span>}
              {shieldUse !== undefined && <span class="declared"> {words.use(shieldUse)}</span>}
              {text !== '' && <span class="text">{telling.words(text)}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is on standby for each player, and who is next. */
export function Lanes({ standby }: { readonly standby: Standby | undefined }): VNode {
  const { lanes: words } = useWords();
  const next = standby?.next;
  return (
    <>
      <div class="lanes">
        <Lane standby={standby} side="ap" />
        <Lane standby={standby} side="nap" />
      </div>
      <p class="next">
        {next === undefined ? (
          words.nothingNext
        ) : (
          <>
            {words.next(next)}
            <span class="rule">{next.rule}</span>
            {next.returned && words.returned}
          </>
        )}
      </p>
    </>
  );
}
