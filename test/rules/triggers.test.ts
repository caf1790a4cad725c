import {
  another,
  any,
  anyOf,
  atMost,
  choose,
  countOf,
  creature,
  delayed,
  destroy,
  discard,
  draw,
  each,
  from,
  gains,
  gets,
  given,
  inOrder,
  itself,
  limited,
  oneOf,
  opponentsCreatures,
  power,
  powerOfRef,
  provided,
  put,
  putIntoGraveyard,
  returnToHand,
  self,
  spell,
  spellAbility,
  that,
  the,
  topOfDeckTo,
  twinpact,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourTurn,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { story } from './story.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const greeter = creature({
  ...plain,
  name: 'Greeter',
  power: 1000,
  abilities: [whenPut(another('you'), draw())],
});
const rookie = creature({ ...plain, name: 'Rookie', power: 1000, abilities: [whenPut(any('you'), draw())] });
const needy = creature({
  ...plain,
  name: 'Needy',
  power: 1000,
  abilities: [provided(youHave(yourCreatures(), { min: 2 }), whenPut(self, draw()))],
});
const slayerOf = creature({
  ...plain,
  name: 'Feller',
  power: 1000,
  abilities: [whenPut(self, destroy(choose(opponentsCreatures())))],
});
const last = creature({
  ...plain,
  name: 'Last',
  power: 4000,
  abilities: [
    provided(youHave(yourCreatures(), { max: 0 }), whenDestroyed(self, topOfDeckTo('manaZone'))),
    given(youHave(yourCreatures(), { max: 1 }), whenDestroyed(self, draw())),
  ],
});
const grudge = creature({
  ...plain,
  name: 'Grudge',
  power: 2000,
  abilities: [whenDestroyed(self, destroy(choose(opponentsCreatures({ power: atMost(powerOfRef(self)) }))))],
});
const buff = spell({
  ...plain,
  name: 'Buff',
  abilities: [spellAbility(gets(yourCreatures(), 'turn', power(3000)))],
});
const once = creature({
  ...plain,
  name: 'Once',
  power: 1000,
  abilities: [limited({ times: 1, per: 'turn', by: 'this' }, whenPut(another('you'), draw()))],
});
const eitherWay = creature({
  ...plain,
  name: 'Either Way',
  power: 1000,
  abilities: [
    when(
      anyOf(
        { event: 'put', what: { of: 'any', filter: { itself: true } } },
        { event: 'attacks', what: { of: 'any', filter: { itself: true } } },
      ),
      draw(),
    ),
  ],
});
const promise = spell({
  ...plain,
  name: 'Promise',
  abilities: [spellAbility(delayed(when({ event: 'put', what: any('you') }, draw()), 'turn'))],
});
const vow = spell({
  ...plain,
  name: 'Vow',
  abilities: [spellAbility(delayed(when({ event: 'put', what: any('you') }, draw()), 'once'))],
});
const tutor = spell({
  ...plain,
  name: 'Tutor',
  abilities: [spellAbility(inOrder(put(choose(yourHand({ type: 'creature' }))), topOfDeckTo('graveyard')))],
});
const census = creature({
  ...plain,
  name: 'Census',
  power: 1000,
  abilities: [whenPut(self, draw(countOf(yourMana())))],
});
const picker = creature({
  ...plain,
  name: 'Picker',
  power: 1000,
  abilities: [whenPut(self, oneOf(draw(), topOfDeckTo('manaZone')))],
});
const nomad = creature({
  ...plain,
  name: 'Nomad',
  power: 1000,
  abilities: [
    wheneverAttacks(self, returnToHand(self)),
    when({ event: 'moved', what: { of: 'any', filter: { itself: true } }, from: 'battleZone' }, draw()),
  ],
});
const beast = creature({ ...plain, name: 'Beast', power: 3000 });
const fell = spell({ ...plain, name: 'Fell', abilities: [spellAbility(destroy(choose(yourCreatures())))] });
const cards = [
  greeter,
  rookie,
  needy,
  slayerOf,
  last,
  grudge,
  buff,
  once,
  eitherWay,
  promise,
  vow,
  tutor,
  census,
  picker,
  nomad,
  beast,
  fell,
];

describe('603 triggered abilities', () => {
  driven('603.2 each ability that waits for it triggers once, the new creature’s own too', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Rookie'], manaZone: { nature: 1 }, battleZone: ['Greeter', 'Rookie'] },
      p2: { battleZone: ['Greeter', 'Rookie'] },
    });
    duel.use('Summon Rookie');
    expect(duel.facts('effectTriggered')).toEqual([
      'effectTriggered Greeter',
      'effectTriggered Rookie',
      'effectTriggered Rookie',
    ]);
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Greeter', 'Rookie', 'Rookie');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([3, 0]);
  });

  driven('"another" does not speak of the creature itself', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Greeter'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Greeter');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(0);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Greeter'], p2: [] });
  });

  driven('603.4 an "if" is tested when it resolves, not when it triggers', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Needy'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Needy');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(1);
    const alone = begin({ cards, p1: { hand: ['Needy'], manaZone: { nature: 1 } } });
    alone.use('Summon Needy');
    expect(alone.asked).toBe('p2 charge');
    expect(alone.count('p1', 'hand')).toBe(0);
    expect(alone.facts('effectTriggered', 'effectMisfired')).toEqual([
      'effectTriggered Needy',
      'effectMisfired Needy',
    ]);
  });

  driven(
    '603.5c a creature that leaves triggers by what it was; its condition is read as it is now',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Fell'], manaZone: { nature: 1 }, battleZone: ['Last'] },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use('Cast Fell');
      expect(duel.asked).toBe('p1 standby');
      duel.choose('draw a card');
      expect(duel.asked).toBe('p2 charge');
      expect(duel.names('p1', 'manaZone')).toEqual(['Filler', 'Nature Filler']);
      expect(duel.count('p1', 'hand')).toBe(1);
      expect(duel.zone('p1', 'graveyard')).toEqual(['Last', 'Fell']);
    },
  );

  driven('605.2e, D-8 the power of a source that has left is that which it had last', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Buff', 'Fell'], manaZone: { nature: 2 }, battleZone: ['Grudge'] },
      p2: { battleZone: ['Beast', 'Forest Hornet', 'Gigaberos'] },
    });
    duel.use('Cast Buff').use('Cast Fell');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Beast', 'Forest Hornet']);
    duel.choose('Forest Hornet');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Beast', 'Gigaberos'] });
  });

  driven('a creature that returns to the hand by its own trigger has left the battle zone', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Nomad', 'Fear Fang'] },
      p2: { battleZone: ['Beast'] },
    });
    duel.choose('Nomad attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Nomad', 'Filler']);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Beast'] });
  });

  driven(
    'an ability that is used once a turn does nothing the second time, and works again next turn',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Beast', 'Beast', 'Beast'], manaZone: { nature: 2 }, battleZone: ['Once', 'Fear Fang'] },
      });
      duel.use('Summon Beast').use('Summon Beast');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.zone('p1', 'hand')).toEqual(['Beast', 'Filler']);
      duel.passUntil('p1 charge').pass().use('Summon Beast');
      expect(duel.count('p1', 'hand')).toBe(3);
      expect(duel.battleZones.p1).toEqual(['Once', 'Fear Fang', 'Beast', 'Beast', 'Beast']);
    },
  );

  driven('an ability with two trigger conditions triggers on either', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Either Way'], manaZone: { nature: 1 }, battleZone: ['Either Way', 'Fear Fang'] },
    });
    duel.use('Summon Either Way');
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.choose('Either Way attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('605.2d numbers are counted as the effect resolves', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Census'], manaZone: { nature: 3 }, battleZone: ['Fear Fang'] },
      p2: { manaZone: { nature: 5 } },
    });
    duel.use('Summon Census');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('700.2a the mode of a triggered ability is chosen as it resolves', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Picker'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Picker');
    expect(duel.asked).toBe('p1 mode');
    expect(duel.duel.state).toBe('turn.main.apResolve.resolving');
    expect(duel.decision.rule).toBe('700.2a');
    duel.choose(duel.options[1] ?? '');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([0, 2]);
  });

  driven('D-5 by the text of 1.28 it is chosen as the ability triggers', (begin) => {
    const duel = begin({
      cards,
      rules: { modeChoice: 'onTrigger' },
      p1: { hand: ['Picker'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Picker');
    expect(duel.asked).toBe('p1 mode');
    expect(duel.duel.state).toBe('turn.main.use.puttingOrCasting');
    expect(duel.decision.rule).toBe('603.3a');
    duel.choose(duel.options[1] ?? '');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([0, 2]);
  });
});

describe('603.6 delayed triggers', () => {
  driven('one that lasts for the turn triggers each time, and is gone with the turn', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Promise', 'Beast', 'Beast'], manaZone: { nature: 3 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Promise').use('Summon Beast').use('Summon Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
    duel.pass();
    expect(duel.duel.game.delayed).toEqual([]);
  });

  driven('one speaks of its own event where the effect that made it has one too', (begin) => {
    const watch = delayed(when({ event: 'attacks', what: any('you') }, returnToHand(that)), 'turn');
    const herald = creature({
      ...plain,
      name: 'Herald',
      power: 1000,
      abilities: [when({ event: 'put', what: any('you', { other: true }) }, watch)],
    });
    const duel = begin({
      cards: [...cards, herald],
      p1: { hand: ['Beast'], manaZone: { nature: 1 }, battleZone: ['Herald', 'Fear Fang'] },
    });
    duel.use('Summon Beast').choose('Fear Fang attacks the player');
    expect(duel.battleZones.p1).toEqual(['Herald', 'Beast']);
  });

  driven('one speaks of the event of the effect that made it where its own names nothing', (begin) => {
    const watch = delayed(when({ event: 'endOfTurn', of: 'you' }, returnToHand(that)), 'once');
    const herald = creature({
      ...plain,
      name: 'Herald',
      power: 1000,
      abilities: [when({ event: 'put', what: any('you', { other: true }) }, watch)],
    });
    const duel = begin({
      cards: [...cards, herald],
      p1: { hand: ['Beast'], manaZone: { nature: 1 }, battleZone: ['Herald'] },
    });
    duel.use('Summon Beast').passUntil('p2 charge');
    expect(duel.battleZones.p1).toEqual(['Herald']);
  });

  driven('one that happens once triggers once', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Vow', 'Beast', 'Beast'], manaZone: { nature: 3 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Vow').use('Summon Beast').use('Summon Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.duel.game.delayed).toEqual([]);
  });

  driven('it does not look back before it was made', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Beast', 'Vow'], manaZone: { nature: 2 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Beast').use('Cast Vow');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(0);
    expect(duel.duel.game.delayed).toHaveLength(1);
  });
});

describe('101.4d an effect in progress', () => {
  driven('is not interrupted by what triggers meanwhile', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Tutor', 'Feller'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Beast', 'Forest Hornet'] },
    });
    duel.use('Cast Tutor');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Filler', 'Tutor']);
    duel.choose('Beast');
    expect(story(duel, 'cardPut', 'effectTriggered', 'cardMoved', 'effectBegan')).toEqual([
      'turn.main.use.puttingOrCasting 301.2: cardPut Feller',
      'turn.main.use.puttingOrCasting 603.2: effectTriggered Feller',
      'turn.main.use.puttingOrCasting 400.5: cardMoved Filler',
      'turn.main.use.puttingOrCasting 605.2f: cardMoved Tutor',
      'turn.main.apResolve.resolving 605.1: effectBegan Feller',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Feller'], p2: ['Forest Hornet'] });
  });
});

describe('603.5c looking back', () => {
  const either = anyOf(
    { event: 'put', what: itself },
    { event: 'destroyed', what: itself, tense: 'destroyed' },
  );
  const coming = creature({ ...plain, name: 'Coming', power: 1000, abilities: [when(either, draw())] });
  const seer = creature({
    ...plain,
    name: 'Seer',
    power: 9000,
    abilities: [when({ event: 'destroyed', what: any('any'), tense: 'destroying' }, draw())],
  });
  const undertaker = creature({
    ...plain,
    name: 'Undertaker',
    power: 1000,
    abilities: [when({ event: 'moved', what: { of: 'you' }, to: 'graveyard' }, draw())],
  });
  const gossip = creature({
    ...plain,
    name: 'Gossip',
    power: 3000,
    abilities: [when({ event: 'losesBattle', what: any('any') }, draw())],
  });
  const rout = spell({
    ...plain,
    name: 'Rout',
    abilities: [spellAbility(putIntoGraveyard({ in: ['battleZone', 'hand'], of: 'you' }))],
  });
  const heir = creature({
    ...plain,
    name: 'Heir',
    power: 1000,
    abilities: [whenDestroyed(any('you'), gets(self, 'duel', power(powerOfRef(the('was')))))],
  });
  const more = [...cards, coming, seer, undertaker, gossip, rout, heir];

  driven('one of several conditions looks back, the others do not keep it from that', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Fell'], manaZone: { nature: 1 }, battleZone: ['Coming', 'Fear Fang'] },
    });
    duel.use('Cast Fell').choose('Coming');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('"is being destroyed" triggers once for a creature that stays', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Fell'], manaZone: { nature: 1 }, battleZone: ['Seer', 'Fear Fang'] },
    });
    duel.use('Cast Fell').choose('Fear Fang');
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Seer']);
  });

  driven('a creature that leaves sees nothing else that happens with it', (begin) => {
    const duel = begin({
      cards: more,
      p1: {
        hand: ['Rout', 'Filler'],
        manaZone: { nature: 1 },
        battleZone: ['Undertaker', 'Fear Fang'],
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Rout');
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang', 'Filler', 'Rout', 'Undertaker']);
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Undertaker']);
  });

  driven('one that lost a battle and is gone has seen its own loss only', (begin) => {
    const duel = begin({
      cards: more,
      step: 'attack',
      p1: { battleZone: ['Gossip', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Beast', tapped: true }] },
    });
    duel.choose('Gossip attacks Beast');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Gossip']);
  });

  driven('605.2e what was destroyed is known as it was', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Buff', 'Fell'], manaZone: { nature: 2 }, battleZone: ['Heir', 'Beast'] },
    });
    duel.use('Cast Buff').use('Cast Fell').choose('Beast');
    expect(duel.duel.game.lasting).toMatchObject([{ until: 'turn' }, { effects: [power(6000)] }]);
  });
});

describe('110.4 where an ability triggers', () => {
  const mourner = creature({
    ...plain,
    name: 'Mourner',
    power: 1000,
    abilities: [from(['graveyard'], when({ event: 'put', what: any('you') }, draw()))],
  });
  const dirge = spell({
    ...plain,
    name: 'Dirge',
    abilities: [spellAbility(), from(['graveyard'], when({ event: 'used', by: 'you' }, draw()))],
  });
  const revive = spell({
    ...plain,
    name: 'Revive',
    abilities: [spellAbility(useFree(choose(yourGraveyard({ names: ['Dirge'] }))))],
  });
  const half = twinpact(
    'Half and Half',
    creature({ ...plain, name: 'Half', power: 1000 }),
    spell({
      ...plain,
      name: 'Other Half',
      abilities: [from(['graveyard'], when({ event: 'put', what: any('you') }, draw()))],
    }),
  );
  const lender = creature({
    ...plain,
    name: 'Lender',
    power: 1000,
    abilities: [each(yourCreatures({ other: true }), gains(whenDestroyed(self, draw())))],
  });
  const more = [...cards, mourner, dirge, revive, half, lender];

  driven('in the battle zone, where its card says nothing, and else where its card says', (begin) => {
    const duel = begin({
      cards: more,
      p1: {
        hand: ['Beast'],
        manaZone: { nature: 1 },
        battleZone: ['Fear Fang', 'Mourner'],
        graveyard: ['Rookie', 'Mourner'],
      },
    });
    duel.use('Summon Beast');
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Mourner']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('either half of a twinpact', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Beast'], manaZone: { nature: 1 }, graveyard: ['Half and Half'] },
    });
    duel.use('Summon Beast');
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Other Half']);
  });

  driven('409.1c a pending card sees nothing of its own use', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Revive'], manaZone: { nature: 1 }, graveyard: ['Dirge', 'Dirge'] },
    });
    duel.use('Cast Revive').choose('Dirge');
    expect(duel.facts('cardUsed', 'effectTriggered')).toEqual([
      'cardUsed Revive',
      'effectTriggered Dirge',
      'effectTriggered Dirge',
      'cardUsed Dirge',
      'effectTriggered Dirge',
    ]);
  });

  driven('607 one that was given triggers too, also as its creature leaves', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Fell', 'Fell'], manaZone: { nature: 2 }, battleZone: ['Lender', 'Beast'] },
    });
    duel.use('Cast Fell').choose('Beast');
    expect(duel.zone('p1', 'hand')).toEqual(['Fell', 'Filler']);
    duel.use('Cast Fell');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
  });
});

describe('603.6 several delayed triggers', () => {
  driven('each is gone by itself', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Vow', 'Promise', 'Beast', 'Beast'],
        manaZone: { nature: 4 },
        battleZone: ['Fear Fang'],
      },
    });
    duel.use('Cast Vow').use('Cast Promise').use('Summon Beast');
    duel.choose('Vow', 'Promise');
    expect(duel.duel.game.delayed).toMatchObject([{ until: 'turn' }]);
    duel.use('Summon Beast');
    expect(duel.count('p1', 'hand')).toBe(3);
  });
});

describe('D-5 modes that are chosen as the ability triggers', () => {
  const muster = spell({
    ...plain,
    name: 'Muster',
    abilities: [spellAbility(inOrder(put(choose(yourHand({ names: ['Picker'] }))), put(yourHand())))],
  });
  const twice = creature({
    ...plain,
    name: 'Twice',
    power: 1000,
    abilities: [
      whenPut(self, { do: 'modes', modes: [draw(), topOfDeckTo('manaZone')], count: 2, by: 'you' }),
    ],
  });
  const onTrigger = { modeChoice: 'onTrigger' } as const;

  driven('are asked for once each', (begin) => {
    const duel = begin({
      cards: [...cards, muster],
      rules: onTrigger,
      p1: { hand: ['Muster', 'Picker', 'Rookie'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Muster');
    expect(duel.asked).toBe('p1 mode');
    duel.choose(duel.options[1] ?? '');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Picker', 'Rookie');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([1, 2]);
  });

  driven('leave the modes within a mode to be chosen when it is followed', (begin) => {
    const nested = creature({
      ...plain,
      name: 'Nested',
      power: 1000,
      abilities: [whenPut(self, oneOf(draw(), oneOf(draw(2), topOfDeckTo('manaZone'))))],
    });
    const duel = begin({
      cards: [nested],
      rules: onTrigger,
      p1: { hand: ['Nested'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Nested');
    expect([duel.asked, duel.duel.state]).toEqual(['p1 mode', 'turn.main.use.puttingOrCasting']);
    duel.choose(duel.options[1] ?? '');
    expect([duel.asked, duel.duel.state]).toEqual(['p1 mode', 'turn.main.apResolve.resolving']);
    duel.choose(duel.options[0] ?? '');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('are not asked for where all of them are done', (begin) => {
    const duel = begin({
      cards: [...cards, twice],
      rules: onTrigger,
      p1: { hand: ['Twice'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Twice');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([1, 2]);
  });
});

describe('603.2 a restriction inside the trigger clause', () => {
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const host = creature({
    ...plain,
    name: 'Host',
    abilities: [given(yourTurn, whenPut(another('any'), draw()))],
  });

  driven('is tested as it triggers', (begin) => {
    const duel = begin({
      cards: [host],
      p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Host', 'Fear Fang'] },
      p2: { battleZone: ['Host'] },
    });
    duel.use('Summon Burning Mane');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
  });
});

describe('701.7a discarding', () => {
  /** Words that no registered card uses yet. */
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const hoarder = creature({
    ...plain,
    name: 'Hoarder',
    abilities: [when({ event: 'discarded', by: 'you' }, draw())],
  });
  const purge = spell({
    name: 'Purge',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(discard(choose(yourHand())))],
  });

  driven('triggers once for each card that its player discards', (begin) => {
    const duel = begin({
      cards: [hoarder, purge],
      p1: { hand: ['Purge', 'Fear Fang'], manaZone: { fire: 1 }, battleZone: ['Hoarder'] },
      p2: { battleZone: ['Hoarder'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang', 'Purge']);
  });
});

describe('603.5c what stays does not look back', () => {
  driven('one that has not left does not look back: it triggers once', (begin) => {
    const mourner = creature({
      ...plain,
      name: 'Mourner',
      power: 1000,
      abilities: [when({ event: 'destroyed', what: any('you'), tense: 'destroying' }, draw())],
    });
    const duel = cast(begin, destroy(yourCreatures({ names: ['Runt'] })), {
      cards: [mourner],
      p1: { battleZone: ['Brute', 'Runt', 'Mourner'] },
    });
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Mourner']);
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute', 'Mourner'], 1]);
  });
});

describe('101.4 what the use of a shield trigger sets off', () => {
  driven('is resolved by the active player first, though the other player has used it', (begin) => {
    const listener = creature({
      ...plain,
      name: 'Listener',
      power: 1000,
      abilities: [when({ event: 'used', by: 'any', what: { type: 'spell' } }, draw())],
    });
    const duel = begin({
      cards: [listener],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Listener'] },
      p2: { battleZone: ['Listener'], shieldZone: ['Solar Ray', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Shield trigger: Solar Ray');
    duel.choose('Listener');
    const drawn = duel.duel.log.flatMap((fact) => (fact.kind === 'cardDrawn' ? [fact.player] : []));
    expect(drawn.slice(0, 2)).toEqual(['p1', 'p2']);
  });
});
