import type { TriggerWord } from 'taiki/words';
import { allOf, type Grammar, type Readings, rule, word } from '../grammar/rule.ts';

/** Reads what `describeTriggered` prints. */

const TRIGGER_WORDS: Readings<TriggerWord, 'name'> = {
  invasion: [rule('invasion : <filter>', (base) => ({ name: 'invasion', base }))],
  revolutionChange: [rule('revolution change : <filter>', (base) => ({ name: 'revolutionChange', base }))],
  attackChance: [rule('attack chance : <filter>', (base) => ({ name: 'attackChance', base }))],
  ninjaStrike: [
    rule('ninja strike <number>', (mana) => ({ name: 'ninjaStrike', mana })),
    rule('ura ninja strike <number> ( <civilization> )', (mana, civilization) => ({
      name: 'ninjaStrike',
      mana,
      civilization,
    })),
  ],
  ninjaChange: [rule('ninja change <number>', (cost) => ({ name: 'ninjaChange', cost }))],
  gateOfMoonlessNight: [
    word('gate of moonless night', { name: 'gateOfMoonlessNight', form: 'plain' }),
    word('gate of moonless night ( void )', { name: 'gateOfMoonlessNight', form: 'void' }),
    word('gate of moonless night ( fantasy )', { name: 'gateOfMoonlessNight', form: 'fantasy' }),
    word('gate of moonless night ( zetsu )', { name: 'gateOfMoonlessNight', form: 'zetsu' }),
  ],
  revolution0Trigger: [word('revolution 0 trigger', { name: 'revolution0Trigger' })],
  oniend: [word('oniend', { name: 'oniend' })],
  zero: [word('zero', { name: 'zero' })],
  dSwitch: [word('d switch', { name: 'dSwitch' })],
  kizunaPlus: [word('kizuna plus', { name: 'kizunaPlus' })],
  meteorburn: [word('meteorburn', { name: 'meteorburn' })],
  finalRevolution: [word('final revolution', { name: 'finalRevolution' })],
  finalDeclaration: [word('final declaration', { name: 'finalDeclaration' })],
  reverseStrike: [
    rule('reverse strike <number> ( <civilization> )', (mana, civilization) => ({
      name: 'reverseStrike',
      mana,
      civilization,
    })),
  ],
  spaceCharge: [word('space charge', { name: 'spaceCharge' })],
  manaArms: [word('mana arms', { name: 'manaArms' })],
  revolution0: [word('revolution 0', { name: 'revolution0' })],
  galaxyshield: [word('galaxyshield', { name: 'galaxyshield' })],
  exLife: [word('ex life', { name: 'exLife' })],
};

export const TRIGGERED_PARTS = {
  triggerWord: allOf<TriggerWord>(TRIGGER_WORDS),
  triggered: [
    rule(
      'at/when/whenever <event> <givenClause> , <ifClause> <effect> <limit> <worksIn>',
      (event, given, condition, effect, limit, from) =>
        effect.do === 'if' || (effect.do === 'inOrder' && effect.effects[0]?.do === 'if')
          ? undefined
          : { kind: 'triggered', when: event, ...given, ...condition, effect, ...limit, ...from },
    ),
    rule(
      'at/when/whenever <event> <givenClause> , <ifClause> ( <effect> ) <limit> <worksIn>',
      (event, given, condition, effect, limit, from) =>
        effect.do === 'if' || (effect.do === 'inOrder' && effect.effects[0]?.do === 'if')
          ? { kind: 'triggered', when: event, ...given, ...condition, effect, ...limit, ...from }
          : undefined,
    ),
  ],
  /** 603.6. Its effect ends where the words around it go on. */
  delayedTrigger: [
    rule(
      'at/when/whenever <event> <givenClause> , <ifClause> <atTheEnd>',
      (event, given, condition, effect) => ({
        kind: 'triggered',
        when: event,
        ...given,
        ...condition,
        effect,
      }),
    ),
    rule('( <triggered> )', (triggered) =>
      triggered.limit === undefined && triggered.from === undefined ? undefined : triggered,
    ),
  ],
  givenClause: [word('', {}), rule('while <condition>', (given) => ({ given }))],
  ifClause: [word('', {}), rule('if <condition> ,', (condition) => ({ condition }))],
  limit: [
    word('', {}),
    rule('( <times> in <limitPer> <limitBy> )', (times, per, by) => ({ limit: { times, per, by } })),
  ],
  times: [word('once', 1), rule('<number> times', (times) => (times === 1 ? undefined : times))],
  limitPer: [word('a turn', 'turn'), word('an attack', 'attack'), word('the duel', 'duel')],
  limitBy: [word('', 'this'), word('for its name', 'name'), word('for its kind', 'word')],
  worksIn: [word('', {}), rule('( works in the <zones> )', (from) => ({ from }))],
} satisfies Partial<Grammar>;
