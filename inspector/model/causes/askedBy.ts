import type { Cause } from './cause.ts';
import type { FactOf, FactStory } from './factStory.ts';

/** Why a player had to choose: the effect, the use or the attack that asked. Undefined for a choice of one's own accord. */
export function questionOf(story: FactStory, index: number, choice: FactOf<'choiceMade'>): Cause | undefined {
  const inside = story.enclosing(index);
  if (inside !== undefined) return { index: inside, how: 'asked' };
  const asking = askingFact(story, index, choice);
  return asking === undefined ? undefined : { index: asking, how: 'asked' };
}

function askingFact(
  story: FactStory,
  index: number,
  { decision, chose, player, state }: FactOf<'choiceMade'>,
): number | undefined {
  switch (decision) {
    case 'pay':
      return payingFor(story, index, state);
    case 'cost':
    case 'evolve':
      return story.lastBefore(index, (fact) => fact.kind === 'choiceMade' && fact.decision === 'main');
    case 'block':
    case 'breaker':
    case 'shields':
      return story.lastOfKind(index, 'attackDeclared');
    case 'declareShields':
      return story.lastOfKind(index, 'shieldsChosen');
    case 'declareUsage':
      return declarableEvent(story, index);
    case 'replace':
      return story.lastBefore(index, ({ kind }) => kind !== 'choiceMade');
    case 'standby':
      return story.lastBefore(
        index,
        (fact) => fact.kind === 'effectTriggered' && fact.player === player && fact.name === chose[0],
      );
    default:
      return undefined;
  }
}

/** What mana is tapped for: the use of a card, or to cross a gear that is in the battle zone (504.2). */
export const payingFor = (story: FactStory, index: number, state: string): number | undefined =>
  state.startsWith('turn.main.cross.')
    ? story.lastBefore(index, (fact) => fact.kind === 'choiceMade' && fact.decision === 'main')
    : story.lastOfKind(index, 'useDeclared');

/** 603.2e. The event for which a player may declare: that of the effect they declare, or one that is open to them. */
function declarableEvent(story: FactStory, index: number): number | undefined {
  const declared = declaredNext(story, index)?.event;
  const seq = story.answered(index)?.seq;
  const standby = seq === undefined ? undefined : story.reader.at(seq).standby;
  const open = [...(standby?.declarations.ap ?? []), ...(standby?.declarations.nap ?? [])].filter(
    ({ event }) => declared === undefined || event === declared,
  );
  return (
    story.lastBefore(index, (fact) =>
      open.some(
        ({ event, card }) => fact.kind === event && card === ('name' in fact ? fact.name : undefined),
      ),
    ) ?? story.lastBefore(index, ({ kind }) => kind === declared)
  );
}

/** The first effect that this choice put on standby. */
function declaredNext(story: FactStory, index: number): FactOf<'effectTriggered'> | undefined {
  for (let at = index + 1; ; at++) {
    const fact = story.at(at)?.fact;
    if (fact === undefined || fact.kind === 'choiceMade') return undefined;
    if (fact.kind === 'effectTriggered') return fact;
  }
}
