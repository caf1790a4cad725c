import type { Fact, ObjectId } from 'taiki';
import { payingFor, questionOf } from './askedBy.ts';
import { attackEndedBy } from './attackEndedBy.ts';
import type { Cause, CauseRelation } from './cause.ts';
import type { FactOf, FactStory } from './factStory.ts';
import { triggeringEvent } from './triggeringEvent.ts';

/**
 * The direct cause of a fact; undefined for a choice that a player makes of their own accord, a concession, and the opening. It follows from
 * the log: ids of effects and objects, the order of facts, and the state in which each happened.
 */
export function causeOf(story: FactStory, index: number): Cause | undefined {
  const fact = story.at(index)?.fact;
  if (fact === undefined || fact.state.startsWith('opening')) return undefined;
  if (story.concession(index) !== undefined) return undefined;
  if (fact.kind === 'choiceMade') return questionOf(story, index, fact);
  return (
    replacedBy(story, index, fact) ??
    linkOf(story, index, fact) ??
    causeInside(story, index, fact) ??
    causeInStep(story, index, fact) ??
    stateBasedCause(story, index, fact) ??
    found(story.lastOfKind(index, 'choiceMade'), 'after')
  );
}

const found = (index: number | undefined, how: CauseRelation): Cause | undefined =>
  index === undefined ? undefined : { index, how };

/** 609. What takes the place of an event. */
function replacedBy(story: FactStory, index: number, fact: Fact): Cause | undefined {
  if (!('insteadOf' in fact) || fact.insteadOf === undefined) return undefined;
  const { insteadOf } = fact;
  return found(
    story.lastBefore(index, (one) => one.kind === 'eventReplaced' && one.occurrence === insteadOf),
    'replacement',
  );
}

/** The cause that a fact names by an id. */
function linkOf(story: FactStory, index: number, fact: Fact): Cause | undefined {
  switch (fact.kind) {
    case 'effectBegan':
      return putOnStandby(story, index, fact);
    case 'effectResolved':
    case 'effectMisfired':
      return found(
        story.lastBefore(index, (one) => one.kind === 'effectBegan' && one.effect === fact.effect),
        'effect',
      );
    case 'effectTriggered':
      return found(declarationOf(story, index, fact), 'declared') ?? triggeringEvent(story, index, fact);
    case 'usageDeclared':
      return found(
        story.lastBefore(
          index,
          (one) =>
            one.kind === 'choiceMade' && one.player === fact.player && one.decision.startsWith('declare'),
        ),
        'chosen',
      );
    case 'cardUsed':
      return found(lastAbout(story, index, 'useDeclared', fact.object), 'use');
    case 'costPaid':
      return (
        found(lastAbout(story, index, 'useDeclared', fact.object), 'use') ??
        found(payingFor(story, index, fact.state), 'use')
      );
    case 'battleWon':
    case 'battleLost':
      return found(lastAbout(story, index, 'battleBegan', fact.object), 'battle');
    case 'cardDestroyed':
      return fact.rule === BATTLE_LOSS
        ? found(lastAbout(story, index, 'battleBegan', fact.was), 'battle')
        : undefined;
    default:
      return undefined;
  }
}

/** 703.4d. A creature that lost a battle is destroyed. */
const BATTLE_LOSS = '703.4d';

const lastAbout = (
  story: FactStory,
  index: number,
  kind: 'battleBegan' | 'useDeclared' | 'attackDeclared',
  object: ObjectId,
): number | undefined => story.lastBefore(index, (one) => one.kind === kind && one.object === object);

/** An effect that resolves was put on standby before. A shield use may be declared and used at once, without a trigger. */
const putOnStandby = (
  story: FactStory,
  index: number,
  { effect, name, player }: FactOf<'effectBegan'>,
): Cause | undefined =>
  found(
    story.lastBefore(index, (one) => one.kind === 'effectTriggered' && one.effect === effect),
    'standby',
  ) ??
  found(
    story.lastBefore(
      index,
      (one) => one.kind === 'usageDeclared' && one.name === name && one.player === player,
    ),
    'declared',
  );

/** 603.2f, 509.5a. The declaration of an effect: directly before it, or before the declared shield went to the hand. */
function declarationOf(
  story: FactStory,
  index: number,
  { object }: FactOf<'effectTriggered'>,
): number | undefined {
  const before = story.at(index - 1)?.fact;
  if (before?.kind === 'usageDeclared' && before.object === object) return index - 1;
  const moved = story.lastBefore(index, (one) => 'was' in one && one.object === object);
  const move = moved === undefined ? undefined : story.at(moved);
  if (move === undefined || move.seq !== story.at(index)?.seq || !('was' in move.fact)) return undefined;
  const { was } = move.fact;
  return story.lastBefore(index, (one) => one.kind === 'usageDeclared' && one.object === was);
}

/** What an effect does, or what follows from using a card: as a player chose in it, or by itself. */
function causeInside(story: FactStory, index: number, fact: Fact): Cause | undefined {
  const around = story.enclosing(index);
  const began = around === undefined ? undefined : story.at(around)?.fact;
  if (around === undefined || began === undefined) return undefined;
  const how = began.kind === 'cardUsed' ? 'use' : 'effect';
  if (began.kind === 'cardUsed' && 'was' in fact && fact.was === began.object) return { index: around, how };
  let after: number | undefined;
  const chosen = story.lastBefore(
    index,
    (one, at) => {
      if (one.kind !== 'choiceMade' || story.enclosing(at) !== around) return false;
      const match = choiceMatch(story, at, fact);
      if (match === 'unnamed') after ??= at;
      return match === 'named';
    },
    around,
  );
  return found(chosen, 'chosen') ?? found(after, 'after') ?? { index: around, how };
}

/** `named`: the choice names the object of the fact. `other`: it names others. `unnamed`: it is not about objects. */
function choiceMatch(story: FactStory, choice: number, fact: Fact): 'named' | 'other' | 'unnamed' {
  const objects: readonly ObjectId[] = [
    ...('object' in fact ? [fact.object] : []),
    ...('was' in fact ? [fact.was] : []),
  ];
  const answered = story.answered(choice);
  if (answered === undefined) {
    const made = story.at(choice)?.fact;
    const isNamed = made?.kind === 'choiceMade' && 'name' in fact && made.chose.includes(fact.name);
    return isNamed ? 'named' : 'other';
  }
  const { decision, answer } = answered;
  const named = answer.flatMap((at) => {
    const { card, target } = decision.options[at] ?? {};
    return [...(card === undefined ? [] : [card.id]), ...(target === undefined ? [] : [target.id])];
  });
  if (named.length === 0)
    return decision.options.some(({ card, target }) => (card ?? target) !== undefined) ? 'other' : 'unnamed';
  return named.some((id) => objects.includes(id)) ? 'named' : 'other';
}

/** What happens in the steps of a turn outside of effects. */
function causeInStep(story: FactStory, index: number, fact: Fact): Cause | undefined {
  switch (fact.kind) {
    case 'useDeclared':
    case 'gearCrossed':
      return found(lastChoice(story, index, 'main'), 'chosen');
    case 'eventReplaced':
      return replacingCause(story, index, fact);
    case 'abilityActivated':
      return found(story.lastOfKind(index, 'choiceMade'), 'chosen');
    case 'manaCharged':
      return found(lastChoice(story, index, 'charge'), 'chosen');
    case 'cardTapped':
      return tappingCause(story, index, fact);
    case 'cardDrawn':
      return fact.state.startsWith('turn.draw.')
        ? found(story.lastOfKind(index, 'turnBegan'), 'step')
        : undefined;
    case 'cardUntapped':
    case 'turnBegan':
      return found(story.lastOfKind(index, 'turnEnded'), 'step');
    case 'turnEnding':
      return endingCause(story, index);
    case 'turnEnded':
      return found(story.lastOfKind(index, 'turnEnding'), 'step');
    default:
      return /^turn\.main\.(use|galaxyshield)\./.test(fact.state)
        ? found(story.lastOfKind(index, 'useDeclared'), 'use')
        : causeInAttack(story, index, fact);
  }
}

/** 511. The turn ends when its player does nothing more, or when an effect skips the rest of it. */
function endingCause(story: FactStory, index: number): Cause | undefined {
  const began = story.lastOfKind(index, 'turnBegan');
  const skipped = story.lastOfKind(index, 'restOfTurnSkipped', began);
  if (skipped !== undefined) return { index: skipped, how: 'endedBy' };
  const steps = story.lastBefore(
    index,
    (fact) => fact.kind === 'choiceMade' && STEP_CHOICES.has(fact.decision),
    began,
  );
  return found(steps, 'after') ?? found(began, 'step');
}

/** What the active player does of their own accord. */
const STEP_CHOICES: ReadonlySet<string> = new Set(['charge', 'main', 'attack']);

const lastChoice = (story: FactStory, index: number, decision: string, since?: number): number | undefined =>
  story.lastBefore(index, (one) => one.kind === 'choiceMade' && one.decision === decision, since);

/** Cards are tapped to pay, to attack and to block. */
function tappingCause(story: FactStory, index: number, { state }: Fact): Cause | undefined {
  if (state.startsWith('turn.attack.block.')) return found(lastChoice(story, index, 'block'), 'chosen');
  if (state.startsWith('turn.attack.')) return found(lastChoice(story, index, 'attack'), 'chosen');
  const paidFor = payingFor(story, index, state);
  return found(lastChoice(story, index, 'pay', paidFor), 'chosen') ?? found(paidFor, 'use');
}

/** 609. A player chooses among replacements where there are several, or where they may leave it. */
function replacingCause(
  story: FactStory,
  index: number,
  { object }: FactOf<'eventReplaced'>,
): Cause | undefined {
  const before = story.at(index - 1)?.fact;
  if (before?.kind === 'choiceMade' && before.decision === 'replace') return found(index - 1, 'chosen');
  return story.at(index)?.fact.state.startsWith('turn.attack.battle.') === true
    ? found(lastAbout(story, index, 'battleBegan', object), 'battle')
    : undefined;
}

function causeInAttack(story: FactStory, index: number, fact: Fact): Cause | undefined {
  const declared = story.lastOfKind(index, 'attackDeclared');
  switch (fact.kind) {
    case 'attackDeclared':
      return found(lastChoice(story, index, 'attack'), 'chosen');
    case 'attackRedirected':
    case 'creatureBlocked':
    case 'attackBlocked':
      return found(lastChoice(story, index, 'block', declared), 'chosen') ?? found(declared, 'attack');
    case 'shieldsChosen':
      return found(lastChoice(story, index, 'shields', declared), 'chosen') ?? found(declared, 'attack');
    case 'shieldBroken':
      return found(
        story.lastBefore(index, (one) => one.kind === 'shieldsChosen' && one.shields.includes(fact.was)),
        'attack',
      );
    case 'battleBegan':
      return found(story.lastOfKind(index, 'attackBlocked', declared), 'attack') ?? found(declared, 'attack');
    case 'attackEnded':
      return (fact.early ? attackEndedBy(story, index) : undefined) ?? found(declared, 'attack');
    case 'creatureAttacked':
    case 'attackNotBlocked':
    case 'attackEnding':
      return found(declared, 'attack');
    case 'duelEnded':
      return fact.result.reason === 'directAttack' ? found(declared, 'attack') : undefined;
    default:
      return undefined;
  }
}

/** 703. State-based actions follow from what changed the game last. */
const stateBasedCause = (story: FactStory, index: number, { rule, kind }: Fact): Cause | undefined =>
  rule.startsWith('703') || kind === 'duelEnded'
    ? found(
        story.lastBefore(index, (one) => !one.rule.startsWith('703')),
        'stateBased',
      )
    : undefined;
