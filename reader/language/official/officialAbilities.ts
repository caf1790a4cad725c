import {
  type Ability,
  type Civilization,
  type Condition,
  type Effect,
  type EventPattern,
  exLife,
  justDiver,
} from 'taiki/words';
import { type Grammar, type Rule, rule, word } from '../../grammar/rule.ts';
import { doneOn, withAntecedent } from './antecedent.ts';
import { OFFICIAL_REPLACEMENTS } from './officialReplacements.ts';
import { OFFICIAL_STATICS } from './officialStatics.ts';

const triggered = (
  when: EventPattern,
  effect: Effect | undefined,
  clauses: { readonly given?: Condition; readonly condition?: Condition } = {},
): Ability | undefined => effect && { kind: 'triggered', when, ...clauses, effect };

/** Whether its first words are "if": those belong to the trigger (603.4). */
const beginsWithIf = (effect: Effect | undefined): boolean =>
  effect?.do === 'inOrder'
    ? beginsWithIf(effect.effects[0])
    : effect?.do === 'if' && effect.otherwise === undefined;

const spell = (effect: Effect | undefined): Ability | undefined => effect && { kind: 'spell', effect };

/** An ability of one word whose effect speaks of the bearer. */
const activated = (name: 'silentSkill' | 'tapAbility', effect: Effect): Ability | undefined => {
  const done = withAntecedent(effect, undefined);
  return done && { kind: 'keyword', name, effect: done };
};

const ofSurvivors = (granted: Ability): Ability => ({
  kind: 'static',
  affects: { in: 'battleZone', of: 'you', filter: { type: 'creature', races: ['Survivor'] } },
  effects: [{ kind: 'gains', abilities: [granted] }],
});

/** 603.6. What is done to the bearer once its battle or its attack has ended. */
const afterwards = (event: 'battleEnds' | 'endOfAttack', effect: Effect): Effect => ({
  do: 'delayed',
  ability: { kind: 'triggered', when: { event, what: { of: 'any', filter: { itself: true } } }, effect },
  until: 'attack',
});

const slayerAgainst = (civilizations: readonly Civilization[]): Ability => ({
  kind: 'triggered',
  when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
  given: { kind: 'is', what: { ref: 'other' }, like: { civilizations } },
  effect: { do: 'destroy', what: { ref: 'other' } },
});

const TRIGGERS: readonly Rule<Ability>[] = [
  rule('when/whenever/at <event> , <officialEffect>', (event, effect) =>
    beginsWithIf(effect) ? undefined : triggered(event, doneOn(event, effect)),
  ),
  rule('when/whenever/at <event> , if <condition> , <officialEffect>', (event, condition, effect) =>
    triggered(event, doneOn(event, effect, 'this'), { condition }),
  ),
  rule("when/whenever <event> during your opponent's turn , <officialEffect>", (event, effect) =>
    triggered(event, doneOn(event, effect), { given: { kind: 'turnOf', who: 'opponent' } }),
  ),
  rule('when/whenever this creature attacks a creature <after> , <officialEffect>', (after, effect) =>
    triggered(
      { event: 'attacked', what: { of: 'any', filter: { type: 'creature', ...after } } },
      withAntecedent(effect, undefined),
      { given: { kind: 'attacking', what: { ref: 'this' } } },
    ),
  ),
  word("when/whenever this creature becomes blocked , return the blocking creature to its owner's hand", {
    kind: 'triggered',
    when: { event: 'becomesBlocked', what: { of: 'any', filter: { itself: true } } },
    effect: { do: 'move', what: { ref: 'other' }, to: 'hand' },
  }),
  word('when this creature battles , destroy it after the battle', {
    kind: 'triggered',
    when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
    effect: { do: 'destroy', what: { ref: 'this' } },
  }),
  rule('whenever this creature blocks , untap it after it battles', () => ({
    kind: 'triggered',
    when: { event: 'blocks', what: { of: 'any', filter: { itself: true } } },
    effect: afterwards('battleEnds', { do: 'untap', what: { ref: 'this' } }),
  })),
  rule('when/whenever this creature attacks a player , destroy it after the attack', () => ({
    kind: 'triggered',
    when: { event: 'attacks', what: { of: 'any', filter: { itself: true } }, target: 'player' },
    effect: afterwards('endOfAttack', { do: 'destroy', what: { ref: 'this' } }),
  })),
  rule('<civilizations> slayer', slayerAgainst),
  rule(
    '<civilizations> slayer ( whenever this creature battles a/an <civilizations> creature , destroy the <civilizations> creature after the battle [.] )',
    (civilizations, one, other) =>
      [one, other].every((some) => some.join() === civilizations.join())
        ? slayerAgainst(civilizations)
        : undefined,
  ),
];

const KEYWORDS: readonly Rule<Ability>[] = [
  word('after you cast this spell , put it into your mana zone instead of your graveyard', {
    kind: 'keyword',
    name: 'charger',
  }),
  word('just diver', justDiver),
  word('ex life', exLife),
  rule('<civilizations> blocker', (civilizations) => ({
    kind: 'keyword',
    name: 'blocker',
    against: { type: 'creature', civilizations },
  })),
  word('dragon blocker', {
    kind: 'keyword',
    name: 'blocker',
    against: { type: 'creature', races: ['Dragon'] },
  }),
  rule(
    "each of your <filter> may tap instead of attacking to use this creature's ability . : <officialEffect>",
    (filter, effect) => {
      const done = withAntecedent(effect, undefined);
      return (
        done && {
          kind: 'keyword',
          name: 'tapAbility',
          effect: done,
          by: { in: 'battleZone', of: 'you', filter },
        }
      );
    },
  ),
  rule('<marker> [:] <granted>', (marker, granted) => {
    if (marker === 'survivor') return ofSurvivors(granted);
    return { kind: 'keyword', name: marker, grants: [granted] };
  }),
  rule('<marker> : <granted> . : <granted>', (marker, one, other) =>
    marker === 'survivor' ? undefined : { kind: 'keyword', name: marker, grants: [one, other] },
  ),
  rule('silent skill <reminders> : <officialEffect>', (about, effect) =>
    about.every((one) => one === 'silentSkill') ? activated('silentSkill', effect) : undefined,
  ),
  rule('$tap at the end of the/this turn , <officialEffect>', (effect) => {
    const ability = triggered({ event: 'endOfTurn', of: 'any' }, withAntecedent(effect, undefined));
    return ability?.kind === 'triggered'
      ? { kind: 'keyword', name: 'tapAbility', effect: { do: 'delayed', ability, until: 'turn' } }
      : undefined;
  }),
  rule('$tap <officialEffect>', (effect) => activated('tapAbility', effect)),
];

const isMarked = (about: readonly string[], marker: string): boolean => about.every((one) => one === marker);

export const OFFICIAL_ABILITY_PARTS = {
  officialAbility: [
    ...TRIGGERS,
    ...OFFICIAL_STATICS,
    ...OFFICIAL_REPLACEMENTS,
    ...KEYWORDS,
    rule('<officialEffect>', (effect) => spell(withAntecedent(effect, undefined))),
    rule('when you cast this spell , <officialEffect>', (effect) => spell(withAntecedent(effect, undefined))),
    rule('you can summon/cast this creature/spell only if <condition>', (condition) => ({
      kind: 'useOnlyIf',
      condition,
    })),
  ],
  marker: [
    rule('survivor <reminders>', (about) => (isMarked(about, 'survivor') ? 'survivor' : undefined)),
    rule('turbo rush <reminders>', (about) => (isMarked(about, 'turboRush') ? 'turboRush' : undefined)),
    rule('wave striker <reminders>', (about) => (isMarked(about, 'waveStriker') ? 'waveStriker' : undefined)),
  ],
} satisfies Partial<Grammar>;
