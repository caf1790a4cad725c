import type { Ability, Civilization, Condition, Effect, EventPattern, StaticEffect } from 'taiki/words';
import { allOf, type Grammar, type Readings, rule, word } from '../grammar/rule.ts';
import { doneOn, startsWithIf, withAntecedent } from './readEffects.ts';

const official = (
  when: EventPattern,
  effect: Effect | undefined,
  condition?: Condition,
): Ability | undefined =>
  effect && { kind: 'triggered', when, ...(condition === undefined ? {} : { condition }), effect };

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

/** Whether a text in brackets says only what the ability before it says. */
function explains(about: string, ability: Ability): boolean {
  const said = JSON.stringify(ability);
  if (about === 'noPower') return /"kind":"power","by":(?:-|\{"times":\[-)/.test(said);
  if (about === 'endAttack') return said.includes('"do":"endAttack"');
  if (about === 'tapChoice') return said.includes('"do":"tap"') && said.includes('"event":"attacks"');
  if (about === 'saver')
    return ability.kind === 'replacement' && ability.may === true && said.includes('"do":"destroy"');
  if (about === 'beChosen') return said.includes('"do":"beChosen"');
  if (about === 'stealth') return isStealth(ability);
  return said.includes(`"name":"${about}"`);
}

const isStealth = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.while?.kind === 'count' &&
  JSON.stringify(ability.effects).includes('"beBlocked"');

const held = (condition: Condition, effects: readonly StaticEffect[]): Ability => ({
  kind: 'static',
  affects: { ref: 'this' },
  effects,
  while: condition,
});

const cheaper = (type: 'creature' | 'spell', by: number, atLeast: number): Ability => ({
  kind: 'static',
  affects: { in: 'hand', of: 'you', filter: { type } },
  effects: [{ kind: 'cost', by: -by, atLeast }],
});

const costlier = (type: 'creature' | 'spell', civilization: Civilization, by: number): Ability => ({
  kind: 'static',
  affects: {
    in: ['hand', 'manaZone', 'graveyard'],
    of: 'any',
    filter: { type, civilizations: [civilization] },
  },
  effects: [{ kind: 'cost', by, atLeast: 0 }],
});

/** Reads what `describeAbilities` prints, and what the official cards say. */
const ABILITIES: Readings<Ability, 'kind'> = {
  keyword: [rule('<keyword>', (keyword) => keyword)],
  triggered: [
    rule('<iconMark> <triggered> .', (icon, triggered) => ({ ...triggered, ...icon })),
    rule('<iconMark> <triggerWord> — <triggered> .', (icon, title, triggered) => ({
      ...triggered,
      ...(title.name === 'invasion' && triggered.condition === undefined
        ? { condition: { kind: 'is', what: { ref: 'that' }, like: title.base } }
        : {}),
      ...icon,
      word: title,
    })),
  ],
  static: [
    rule('<whileClause> <affected> <staticEffects> <worksIn> .', (during, affects, effects, from) =>
      'choose' in affects ? undefined : { kind: 'static', affects, effects, ...during, ...from },
    ),
    rule('<whileClause> <playerRules> <worksIn> .', (during, effects, from) => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects,
      ...during,
      ...from,
    })),
  ],
  replacement: [rule('<replacement> .', (replacement) => replacement)],
  spell: [rule('<effect> .', (effect) => ({ kind: 'spell', effect }))],
  cost: [
    rule('in place of its cost you may <effect> .', (effect) => ({
      kind: 'cost',
      way: 'alternative',
      effect,
    })),
    rule('as it is used , also <effect> .', (effect) => ({ kind: 'cost', way: 'additional', effect })),
  ],
  useOnlyIf: [rule('use this only if <condition> .', (condition) => ({ kind: 'useOnlyIf', condition }))],
};

export const ABILITY_PARTS = {
  ability: allOf<Ability>(ABILITIES),
  abilities: [
    rule('<ability>', (one) => [one]),
    rule('<ability> <abilities>', (one, more) => [one, ...more]),
  ],
  line: [
    rule('<ability>', (one) => [one]),
    rule('<keyword> .', (one) => [one]),
    rule('<keyword> <reminder> [.]', (one, about) => (about === one.name ? [one] : undefined)),
    rule('<officialAbility> .', (one) => [one]),
    rule('<officialAbility> . <reminder> <reminder>', (one, about, more) =>
      explains(about, one) && explains(more, one) ? [one] : undefined,
    ),
    rule('<officialAbility> . <reminder>', (one, about) => (explains(about, one) ? [one] : undefined)),
    rule('<officialAbility>', (one) => [one]),
    rule('<officialAbility> <reminder> [.]', (one, about) => (explains(about, one) ? [one] : undefined)),
    rule('<officialAbilities>', (all) => all),
    rule('<reminder>', (about) => (about === 'multicolored' ? [] : undefined)),
  ],
  officialAbility: [
    rule('when/whenever/at <event> , <officialEffect>', (event, effect) =>
      startsWithIf(effect) ? undefined : official(event, doneOn(event, effect)),
    ),
    rule('when/whenever/at <event> , if <condition> , <officialEffect>', (event, condition, effect) =>
      official(event, doneOn(event, effect, 'this'), condition),
    ),
    rule('<officialEffect>', (effect) => spell(withAntecedent(effect, undefined))),
    rule('this creature <predicates>', (effects) => ({ kind: 'static', affects: { ref: 'this' }, effects })),
    rule('<heldWhile> , this creature <predicates>', (condition, effects) => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects,
      while: condition,
    })),
    rule("this creature can't attack while/if <condition>", (condition) => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'cannot', ban: { do: 'attack' } }],
      while: condition,
    })),
    rule("this creature can't be blocked while <condition>", (condition) => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'cannot', ban: { do: 'beBlocked' } }],
      while: condition,
    })),
    rule('<heldWhile> , this creature <predicates> during its attacks', (condition, effects) => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects,
      while: { kind: 'both', conditions: [{ kind: 'attacking', what: { ref: 'this' } }, condition] },
    })),
    rule('<everyOne> <predicates>', (affects, effects) => ({ kind: 'static', affects, effects })),
    rule('<heldWhile> , <everyOne> <predicates>', (condition, affects, effects) => ({
      kind: 'static',
      affects,
      effects,
      while: condition,
    })),
    rule('<civilization> stealth', (civilization) => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'cannot', ban: { do: 'beBlocked' } }],
      while: {
        kind: 'count',
        of: { in: 'manaZone', of: 'opponent', filter: { civilizations: [civilization] } },
        is: { min: 1 },
      },
    })),
    rule(
      "whenever your opponent would choose a creature in the battle zone , he can't choose this one",
      () => ({
        kind: 'static',
        affects: { ref: 'this' },
        effects: [{ kind: 'cannot', ban: { do: 'beChosen', by: 'opponent' } }],
      }),
    ),
    rule("whenever an opponent's creature attacks , this creature blocks if able", () => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'mustBlock' }],
    })),
    rule('when/whenever <subject> would be destroyed , <officialInstead> instead', (what, instead) => ({
      kind: 'replacement',
      of: { event: 'destroyed', what },
      instead,
    })),
    rule(
      'when/whenever <subject> would be destroyed , you may <officialInstead> instead',
      (what, instead) => ({
        kind: 'replacement',
        of: { event: 'destroyed', what },
        instead,
        may: true,
      }),
    ),
    rule(
      'when/whenever <subject> would be put into your graveyard from the battle zone , <officialInstead> instead',
      (what, instead) => ({
        kind: 'replacement',
        of: { event: 'leaves', what, to: 'graveyard' },
        instead,
      }),
    ),
    rule(
      'when/whenever <subject> would be put into your graveyard from the battle zone , you may <officialInstead> instead',
      (what, instead) => ({
        kind: 'replacement',
        of: { event: 'leaves', what, to: 'graveyard' },
        instead,
        may: true,
      }),
    ),
    word(
      "when this creature would be discarded from your hand during your opponent's turn [,] you may put it into the battle zone instead",
      {
        kind: 'replacement',
        of: {
          event: 'moves',
          what: { of: 'any', filter: { itself: true } },
          from: 'hand',
          to: 'graveyard',
        },
        instead: { kind: 'move', to: 'battleZone' },
        may: true,
        while: { kind: 'turnOf', who: 'opponent' },
        from: ['hand'],
      },
    ),
    rule('you can summon/cast this creature/spell only if <condition>', (condition) => ({
      kind: 'useOnlyIf',
      condition,
    })),
    rule('<civilizations> blocker', (civilizations) => ({
      kind: 'keyword',
      name: 'blocker',
      against: { type: 'creature', civilizations },
    })),
    rule(
      "when/whenever this creature loses a battle against a/an <filter> , this creature isn't destroyed",
      (against) => ({
        kind: 'static',
        affects: { ref: 'this' },
        effects: [{ kind: 'cannot', ban: { do: 'beDestroyedByBattle', against } }],
      }),
    ),
    rule("players can't cast spells other than <civilization> spells", (civilization) => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [
        {
          kind: 'cannot',
          ban: { do: 'cast', who: 'any', what: { type: 'spell', not: { civilizations: [civilization] } } },
        },
      ],
    })),
    rule(
      "your creatures each cost <number> less to summon . they can't cost less than <number>",
      (by, atLeast) => cheaper('creature', by, atLeast),
    ),
    rule("your spells each cost <number> less to cast . they can't cost less than <number>", (by, atLeast) =>
      cheaper('spell', by, atLeast),
    ),
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
    rule('saver : <filter>', (filter) => ({
      kind: 'replacement',
      of: { event: 'destroyed', what: { of: 'you', filter: { other: true, ...filter } } },
      instead: { kind: 'do', effect: { do: 'destroy', what: { ref: 'this' } } },
      may: true,
    })),
    word('when this creature battles , destroy it after the battle', {
      kind: 'triggered',
      when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
      effect: { do: 'destroy', what: { ref: 'this' } },
    }),
    word('whenever this creature blocks , untap it after it battles', {
      kind: 'triggered',
      when: { event: 'blocks', what: { of: 'any', filter: { itself: true } } },
      effect: {
        do: 'delayed',
        ability: {
          kind: 'triggered',
          when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
          effect: { do: 'untap', what: { ref: 'this' } },
        },
        until: 'attack',
      },
    }),
    rule('<marker> [:] <granted>', (marker, granted) => {
      if (marker === 'survivor') return ofSurvivors(granted);
      return { kind: 'keyword', name: marker, grants: [granted] };
    }),
    rule('silent skill <reminders> : <officialEffect>', (about, effect) =>
      about.every((one) => one === 'silentSkill') ? activated('silentSkill', effect) : undefined,
    ),
    rule('$tap at the end of the/this turn , <officialEffect>', (effect) => {
      const ability = official({ event: 'endOfTurn', of: 'any' }, withAntecedent(effect, undefined));
      return ability?.kind === 'triggered'
        ? { kind: 'keyword', name: 'tapAbility', effect: { do: 'delayed', ability, until: 'turn' } }
        : undefined;
    }),
    rule('this creature <predicates> while <condition>', (effects, condition) => held(condition, effects)),
    rule('$tap <officialEffect>', (effect) => activated('tapAbility', effect)),
    rule('<heldWhile> , it <predicates>', (condition, effects) => held(condition, effects)),
  ],
  marker: [
    rule('survivor <reminders>', (about) =>
      about.every((one) => one === 'survivor') ? 'survivor' : undefined,
    ),
    rule('turbo rush <reminders>', (about) =>
      about.every((one) => one === 'turboRush') ? 'turboRush' : undefined,
    ),
    rule('wave striker <reminders>', (about) =>
      about.every((one) => one === 'waveStriker') ? 'waveStriker' : undefined,
    ),
  ],
  officialAbilities: [
    rule(
      'each <civilization> creature costs <number> more to summon , and each <civilization> spell costs <number> more to cast .',
      (one, by, other, more) =>
        one !== other || by !== more
          ? undefined
          : [costlier('creature', one, by), costlier('spell', one, by)],
    ),
    rule('instead of having this creature attack , you may tap it to use its $tap ability .', () => []),
  ],
  heldWhile: [rule('while <condition>', (condition) => condition)],
  everyOne: [
    rule('each of your <maybeTabled>', (filter) => ({ in: 'battleZone', of: 'you', filter })),
    rule('<tabled> [each]', (filter) => ({ in: 'battleZone', of: 'any', filter })),
    rule('[all] your <maybeTabled>', (filter) => ({ in: 'battleZone', of: 'you', filter })),
    rule("each of your opponent's <maybeTabled>", (filter) => ({ in: 'battleZone', of: 'opponent', filter })),
    rule('each <tabled>', (filter) => ({ in: 'battleZone', of: 'any', filter })),
    rule('all <maybeTabled>', (filter) => ({ in: 'battleZone', of: 'any', filter })),
  ],
  officialInstead: [
    word('it stays in the battle zone', { kind: 'stays' }),
    word('return it to your hand', { kind: 'move', to: 'hand' }),
    word('put it into your hand', { kind: 'move', to: 'hand' }),
    word('put it into your mana zone', { kind: 'move', to: 'manaZone' }),
    word('add it to your shields face down', { kind: 'move', to: 'shieldZone' }),
    word('destroy this creature', { kind: 'do', effect: { do: 'destroy', what: { ref: 'this' } } }),
  ],
  iconMark: [rule('', () => ({})), rule('<icon>', (icon) => ({ icon }))],
} satisfies Partial<Grammar>;
