import { allCards, createDuel, PositionError, parsePosition, printPosition } from 'taiki';
import {
  any,
  become,
  centralGodLink,
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  gets,
  godLink,
  hasWhile,
  instead,
  isLike,
  leftGodLink,
  opponentsCreatures,
  optional,
  power,
  put,
  returnToHand,
  rightGodLink,
  self,
  sendToAbyss,
  the,
  triGodLink,
  whenDestroyed,
  wheneverAttacks,
  whenLinked,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const god = { ...plain, races: ['God'] } as const;
const on = (side: 'left' | 'right' | 'above' | 'below', ...of: readonly string[]) => ({ side, of });

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Brute', power: 5000 }),
  creature({
    ...god,
    name: 'Herald',
    power: 3000,
    abilities: [wheneverAttacks(self, put(choose(yourHand({ type: 'creature' }))))],
  }),
  creature({
    ...plain,
    name: 'Warden of Sevens',
    abilities: [each(yourCreatures({ cost: { min: 7 } }), { kind: 'entersTapped' })],
  }),
  plainSpell('Oracle', { do: 'nameCard', by: 'you', as: 'card' }, destroy(yourCreatures({ named: 'card' }))),
  creature({
    ...god,
    name: 'Sun',
    cost: 3,
    power: 3000,
    abilities: [whenPut(self, draw()), godLink(on('left', 'Moon', 'Star')), doubleBreaker],
  }),
  creature({
    ...god,
    name: 'Moon',
    civilizations: ['water'],
    races: ['God', 'Fish'],
    cost: 4,
    power: 4000,
    abilities: [godLink(on('right', 'Sun', 'Envious', 'Herald')), whenDestroyed(self, draw())],
  }),
  creature({
    ...god,
    name: 'Star',
    power: 1000,
    abilities: [triGodLink(on('right', 'Sun'), on('left', 'Moon'))],
  }),
  creature({
    ...god,
    name: 'Immortal',
    abilities: [godLink(on('left', 'Moon')), optional(wouldBeDestroyed(self, instead('hand')))],
  }),
  creature({ ...god, name: 'West', power: 1000, abilities: [leftGodLink, whenLinked(self, draw())] }),
  creature({ ...god, name: 'East', power: 1000, abilities: [rightGodLink] }),
  creature({
    ...god,
    name: 'Middle',
    power: 5000,
    abilities: [centralGodLink, hasWhile(isLike(self, { linked: { min: 2 } }), power(10000))],
  }),
  creature({
    ...god,
    name: 'North West',
    abilities: [godLink(on('left', 'North East'), on('above', 'South West'))],
  }),
  creature({
    ...god,
    name: 'North East',
    abilities: [godLink(on('right', 'North West'), on('above', 'South East'))],
  }),
  creature({
    ...god,
    name: 'South West',
    abilities: [godLink(on('left', 'South East'), on('below', 'North West'))],
  }),
  creature({
    ...god,
    name: 'South East',
    abilities: [godLink(on('right', 'South West'), on('below', 'North East'))],
  }),
  creature({
    ...plain,
    name: 'Witness',
    abilities: [whenPut(any('you', { type: 'creature', cost: { min: 4, max: 4 } }), draw())],
  }),
  creature({
    ...god,
    name: 'Envious',
    abilities: [
      godLink(on('left', 'Moon')),
      whenPut(any('you', { type: 'creature', not: { itself: true } }), draw()),
    ],
  }),
  creature({
    ...plain,
    name: 'Striker',
    abilities: [wheneverAttacks(self, destroy(choose(opponentsCreatures())))],
  }),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Strike', destroy(choose(opponentsCreatures()))),
  plainSpell('Recall', returnToHand(choose(yourCreatures()))),
  plainSpell('Weaken', gets(choose(yourCreatures()), 'turn', power(-2000))),
  plainSpell('Cripple', gets(choose(yourCreatures()), 'turn', power(-8000))),
  plainSpell(
    'Mirror',
    { do: 'choose', what: { ...choose(yourCreatures({ names: ['Raider'] })), as: 'model' } },
    become(choose(yourCreatures({ names: ['Sun'] })), the('model'), 'turn'),
  ),
  plainSpell('Tuck', { do: 'move', what: choose(yourCreatures()), to: 'deck' }),
  plainSpell('Sink', sendToAbyss(choose(yourCreatures()))),
  plainSpell('Eclipse', destroy(yourCreatures({ names: ['Moon'] }))),
];
const mana = { fire: 6, water: 6 } as const;
const SUN_MOON = { name: 'Sun', links: [{ name: 'Moon', x: 1, y: 0 }] } as const;
const SUN_STAR_MOON = {
  name: 'Sun',
  links: [
    { name: 'Star', x: 1, y: 0 },
    { name: 'Moon', x: 2, y: 0 },
  ],
} as const;

/** The creatures of a player: the names of their cards, and their power now. */
const creatures = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel.view(player).zones[player].battleZone.flatMap((card) => {
    if (card.hidden) return [];
    const names = [card.name, ...card.links.map(({ name }) => name)].join('+');
    return [`${names} ${card.current.power}${card.tapped ? ' tapped' : ''}`];
  });

describe('804.1a a god may link as it is put', () => {
  driven('with the god that its ability names, on that side', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Moon', 'Raider'], manaZone: mana, battleZone: ['Sun', 'Raider'] },
    });
    duel.use('Summon Moon');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Link to the right of Sun', 'Do not link']]);
    duel.choose('Link to the right of Sun');
    expect([creatures(duel), duel.facts('creatureLinked', 'cardPut')]).toEqual([
      ['Sun+Moon 7000', 'Raider 2000'],
      ['cardPut Moon', 'creatureLinked Sun'],
    ]);
  });
  driven('or stay apart', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Moon'], manaZone: mana, battleZone: ['Sun'] } });
    duel.use('Summon Moon').choose('Do not link');
    expect(creatures(duel)).toEqual(['Sun 3000', 'Moon 4000']);
  });
  driven('but not where another one lies already, and not with the god of the other player', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Moon'], manaZone: mana, battleZone: [SUN_MOON] },
      p2: { battleZone: ['Sun'] },
    });
    duel.use('Summon Moon');
    expect([duel.decision.rule, creatures(duel)]).toEqual(['506.1', ['Sun+Moon 7000', 'Moon 4000']]);
  });
  driven('with one of two copies: the player chooses which', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Moon'], manaZone: mana, battleZone: ['Sun', 'Raider', 'Sun'] },
    });
    duel.use('Summon Moon');
    expect(duel.options).toEqual(['Link to the right of Sun', 'Link to the right of Sun', 'Do not link']);
    duel.duel.choose(1);
    expect(creatures(duel)).toEqual(['Sun 3000', 'Raider 2000', 'Sun+Moon 7000']);
  });
  driven('also between two that are linked, or between two that are not (tri god link)', (begin) => {
    const linked = begin({ cards, p1: { hand: ['Star'], manaZone: mana, battleZone: [SUN_MOON] } });
    linked.use('Summon Star').choose('Link between Sun and Moon');
    expect(creatures(linked)).toEqual(['Sun+Star+Moon 8000']);
    const apart = begin({
      cards,
      p1: { hand: ['Star'], manaZone: mana, battleZone: ['Sun', { name: 'Moon', tapped: true }] },
    });
    apart.use('Summon Star');
    expect(apart.options).toEqual([
      'Link to the right of Sun',
      'Link to the left of Moon',
      'Link to the right of Sun, to the left of Moon',
      'Do not link',
    ]);
    apart.choose('Link to the right of Sun, to the left of Moon');
    expect(creatures(apart)).toEqual(['Sun+Star+Moon 8000 tapped']);
  });
  driven('in a square of four', (begin) => {
    const square = {
      name: 'North West',
      links: [
        { name: 'North East', x: 1, y: 0 },
        { name: 'South East', x: 1, y: 1 },
      ],
    };
    const duel = begin({ cards, p1: { hand: ['South West'], manaZone: mana, battleZone: [square] } });
    duel.use('Summon South West').choose('Link below North West, to the left of South East');
    expect(creatures(duel)).toEqual(['North West+North East+South West+South East 8000']);
  });
});

describe('804.1b linked gods are one creature', () => {
  driven(
    'with the names, civilizations, races, abilities and costs of all, and the sum of their power',
    (begin) => {
      const duel = begin({ cards, p1: { manaZone: mana, battleZone: [SUN_MOON] } });
      const [card] = duel.duel.view('p1').zones.p1.battleZone;
      if (card === undefined || card.hidden) throw new Error('There is no creature.');
      const { civilizations, races, cost, power: now, abilities } = card.current;
      expect([civilizations, races, cost, now, abilities.length]).toEqual([
        ['fire', 'water'],
        ['God', 'Fish'],
        7,
        7000,
        5,
      ]);
    },
  );
  driven('202.5 found by each of its names', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Eclipse'], manaZone: mana, battleZone: [SUN_MOON, 'Raider'] },
    });
    duel.use('Cast Eclipse');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Sun', 'Moon']]);
    duel.choose('Sun');
    expect(creatures(duel)).toEqual(['Moon 4000', 'Raider 2000']);
  });
  driven('804.5 that attacks in the turn in which it was put', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Sun', 'Moon'], manaZone: mana } });
    duel.use('Summon Sun').use('Summon Moon').choose('Link to the right of Sun').passUntil('p1 attack');
    expect(duel.options).toContain('Sun attacks the player');
  });
  driven('attacking, it breaks shields as each of them does', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: [SUN_MOON] },
      p2: { shieldZone: ['Raider', 'Raider', 'Raider'] },
    });
    duel.passUntil('p1 attack').choose('Sun attacks the player');
    expect([duel.asked, duel.decision.min]).toEqual(['p1 shields', 2]);
  });
});

describe('804.1c what triggers reads the card that was put', () => {
  driven('the abilities of the others do not see themselves put', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Moon', 'Sun'], manaZone: mana, battleZone: ['Sun', 'Witness'] },
    });
    duel.use('Summon Moon').choose('Link to the right of Sun');
    // Witness sees a card that costs 4, not a creature that costs 7; Sun is not put.
    expect([duel.count('p1', 'hand'), duel.facts('effectTriggered')]).toEqual([
      2,
      ['effectTriggered Witness'],
    ]);
  });
  driven('but see that another one is', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Moon'], manaZone: mana, battleZone: ['Envious'] } });
    duel.use('Summon Moon').choose('Link to the right of Envious');
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Envious']);
  });
});

describe('804.3 a god that links stays the same creature', () => {
  driven('tapped, and under the effects on it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Moon', 'Weaken'], manaZone: mana, battleZone: [{ name: 'Sun', tapped: true }, 'Raider'] },
    });
    duel.use('Cast Weaken').choose('Sun').use('Summon Moon').choose('Link to the right of Sun');
    expect(creatures(duel)).toEqual(['Sun+Moon 5000 tapped', 'Raider 2000']);
  });
  driven('804.3a of several, with the effects on each, and tapped if one of them is', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Star', 'Weaken', 'Weaken', 'Raider'],
        manaZone: mana,
        battleZone: ['Sun', { name: 'Moon', tapped: true }],
      },
    });
    duel.use('Cast Weaken').choose('Sun').use('Cast Weaken').choose('Moon');
    duel.use('Summon Star').choose('Link to the right of Sun, to the left of Moon');
    expect(creatures(duel)).toEqual(['Sun+Star+Moon 4000 tapped']);
  });
});

describe('804.3b a god that links while it attacks', () => {
  driven('goes on with the attack, as one creature', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Moon'], battleZone: ['Herald', 'Raider'] },
      p2: { battleZone: [{ name: 'Brute', tapped: true }] },
    });
    duel.passUntil('p1 attack').choose('Herald attacks Brute').choose('Link to the right of Herald');
    expect([creatures(duel), duel.names('p2', 'graveyard')]).toEqual([
      ['Herald+Moon 7000 tapped', 'Raider 2000'],
      ['Brute'],
    ]);
  });
});

describe('804.6 naming a card', () => {
  driven('means a linked god by any of its names', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Oracle'], manaZone: mana, battleZone: [SUN_MOON, 'Raider'] } });
    duel.use('Cast Oracle').choose('Moon').choose('Sun');
    expect(creatures(duel)).toEqual(['Moon 4000', 'Raider 2000']);
  });
});

describe('804.1d what changes how it enters', () => {
  driven('reads the card that is put', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Moon', 'Raider'], manaZone: mana, battleZone: ['Sun', 'Warden of Sevens'] },
    });
    duel.use('Summon Moon').choose('Link to the right of Sun');
    expect(creatures(duel)).toEqual(['Sun+Moon 7000', 'Warden of Sevens 2000']);
  });
});

describe('804.7 of a linked god that leaves, one card leaves', () => {
  driven('its owner chooses which, and the rest stays the same creature', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Weaken', 'Recall', 'Raider'],
        manaZone: mana,
        battleZone: [{ ...SUN_MOON, tapped: true }, 'Raider'],
      },
    });
    duel.use('Cast Weaken').choose('Sun').use('Cast Recall').choose('Sun');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Sun', 'Moon']]);
    duel.choose('Sun');
    expect([creatures(duel), duel.names('p1', 'hand')]).toEqual([
      ['Moon 2000 tapped', 'Raider 2000'],
      ['Raider', 'Sun'],
    ]);
  });
  driven(
    'in the turn of the other player too; the god leaves as a creature, with all that its abilities say of that',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Strike', 'Raider'], manaZone: mana },
        p2: { battleZone: [SUN_MOON, 'Raider'], hand: [] },
      });
      duel.use('Cast Strike').choose('Sun');
      expect(duel.asked).toBe('p2 choose');
      duel.choose('Sun');
      expect([
        creatures(duel, 'p2'),
        duel.count('p2', 'hand'),
        duel.facts('cardDestroyed', 'effectResolved'),
      ]).toEqual([['Moon 4000', 'Raider 2000'], 1, ['cardDestroyed Sun', 'effectResolved Sun']]);
    },
  );
  driven('to the deck as well, and in place of another event', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Tuck'], manaZone: mana, battleZone: [SUN_MOON] } });
    duel.use('Cast Tuck').choose('Moon');
    expect([creatures(duel), duel.zone('p1', 'deck')[0]]).toEqual([['Sun 3000'], 'Moon']);
  });
  driven('where its destruction is replaced: that card goes elsewhere', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Doom'],
        manaZone: mana,
        battleZone: [{ name: 'Immortal', links: [{ name: 'Moon', x: 1, y: 0 }] }, 'Raider'],
      },
    });
    duel.use('Cast Doom').choose('Immortal').choose('Replace').choose('Moon');
    expect([creatures(duel), duel.names('p1', 'hand'), duel.facts('effectTriggered')]).toEqual([
      ['Immortal 2000', 'Raider 2000'],
      ['Moon'],
      [],
    ]);
  });
  driven('703.4c one after the other where it has no power: what is left has the effects too', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Cripple'], manaZone: mana, battleZone: [SUN_MOON, 'Raider'] },
    });
    duel.use('Cast Cripple').choose('Sun').choose('Sun');
    expect([creatures(duel), duel.names('p1', 'graveyard')]).toEqual([
      ['Raider 2000'],
      ['Cripple', 'Moon', 'Sun'],
    ]);
  });
  driven(
    '804.4a the one in the middle: two creatures are left, each with the effects and as it lay',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Weaken', 'Recall', 'Raider'],
          manaZone: mana,
          battleZone: [{ ...SUN_STAR_MOON, tapped: true }],
        },
      });
      duel.use('Cast Weaken').use('Cast Recall').choose('Star');
      expect(creatures(duel)).toEqual(['Sun 1000 tapped', 'Moon 2000 tapped']);
    },
  );
  driven('804.4a while it attacks: its player chooses which goes on', (begin) => {
    const striker = creature({
      ...god,
      name: 'Sun',
      cost: 3,
      power: 3000,
      abilities: [godLink(on('left', 'Star')), wheneverAttacks(self, destroy(choose(yourCreatures())))],
    });
    const duel = begin({
      cards: [striker, ...cards.filter(({ name }) => name !== 'Sun')],
      p1: { battleZone: [SUN_STAR_MOON] },
      p2: { shieldZone: ['Raider', 'Raider'] },
    });
    duel.passUntil('p1 attack').choose('Sun attacks the player').choose('Star');
    expect([duel.asked, duel.decision.rule, duel.options]).toEqual(['p1 choose', '804.4a', ['Sun', 'Moon']]);
    duel.choose('Moon').passUntil('p1 shields');
    expect([creatures(duel), duel.duel.view('p1').attack?.attacker]).toEqual([
      ['Moon 4000 tapped', 'Sun 3000 tapped'],
      duel.duel.game.zones.p1.battleZone[0]?.id,
    ]);
  });
  driven('804.5a and the rest, there since before, still attacks', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Moon', 'Recall'], manaZone: mana, battleZone: ['Sun'] } });
    duel.use('Summon Moon').choose('Link to the right of Sun');
    duel.use('Cast Recall').choose('Sun').passUntil('p1 attack');
    expect(duel.options).toContain('Moon attacks the player');
  });
});

describe('804.2 central, left and right god link', () => {
  driven('link on their sides, and see it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Middle'], manaZone: mana, battleZone: ['West', 'East', 'Sun'] },
    });
    duel.use('Summon Middle');
    expect(duel.options).toEqual([
      'Link to the right of West',
      'Link to the left of East',
      'Link to the right of West, to the left of East',
      'Do not link',
    ]);
    duel.choose('Link to the right of West, to the left of East');
    expect([creatures(duel), duel.count('p1', 'hand')]).toEqual([['West+Middle+East 17000', 'Sun 3000'], 1]);
  });
  driven('a left and a right god link with each other, and are taken apart for a central one', (begin) => {
    const duel = begin({ cards, p1: { hand: ['East', 'Middle'], manaZone: mana, battleZone: ['West'] } });
    duel.use('Summon East').choose('Link to the right of West').use('Summon Middle');
    expect(duel.options).toEqual(['West', 'East', 'None']);
    duel.choose('East').choose('Link to the right of West, to the left of East');
    expect(creatures(duel)).toEqual(['West+Middle+East 17000']);
  });
  driven('a central god that lies there links with what lies there, as another god is put', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Sun'], manaZone: mana, battleZone: ['Middle', 'East'] } });
    duel.use('Summon Sun');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Link to the left of East', 'Do not link']]);
    duel.choose('Link to the left of East');
    expect(creatures(duel)).toEqual(['Middle+East 6000', 'Sun 3000']);
  });
});

describe('703.4e, 804.2b a link that is not legal any more comes apart', () => {
  driven('as soon as one of its cards is another', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Mirror'], manaZone: mana, battleZone: [SUN_MOON, 'Raider'] } });
    duel.use('Cast Mirror');
    expect([creatures(duel), duel.facts('creatureUnlinked')]).toEqual([
      ['Sun 2000', 'Raider 2000', 'Moon 4000'],
      ['creatureUnlinked Raider'],
    ]);
  });
});

describe('a position has linked cards', () => {
  const linked = { name: 'Sun', links: [{ name: 'Moon', x: 1, y: 0, over: ['Raider'] }] };
  test('printed and parsed', () => {
    const duel = createDuel({
      cards,
      position: parsePosition(
        'turn 3 of p1, main\np1 deck: Raider\np1 battle zone: Sun [linked 1 0: Moon] [linked over: Raider]\np2 deck: Raider',
      ),
    });
    const position = positionOf(duel.game, 'main');
    expect(position.players.p1.battleZone).toEqual([linked]);
    expect(parsePosition(printPosition(position))).toEqual(position);
  });
  test('in the battle zone only', () => {
    const start = () =>
      createDuel({ cards, position: parsePosition('turn 3 of p1, main\np1 hand: Sun [linked 1 0: Moon]') });
    expect(start).toThrow(PositionError);
  });
});

describe('701.33b linked gods that are sent to the abyss', () => {
  driven('all go there, and nobody chooses one of them', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sink'], manaZone: mana, battleZone: [SUN_MOON, 'Raider'] },
    });
    duel.use('Cast Sink').choose('Sun');
    expect([duel.zone('p1', 'abyssZone').toSorted(), duel.battleZones.p1, duel.asked]).toEqual([
      ['Moon', 'Sun'],
      ['Raider'],
      'p1 attack',
    ]);
  });
});
