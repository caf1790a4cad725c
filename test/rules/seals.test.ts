import { allCards, determinize, parsePosition, printPosition } from 'taiki';
import { arrange } from 'taiki/testing';
import {
  allCreatures,
  blocker,
  cannot,
  cardsIn,
  choose,
  civilizations,
  costOf,
  creature,
  d2Field,
  destroy,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  extraTurn,
  insteadDo,
  itself,
  opponentsCreatures,
  power,
  put,
  putIntoGraveyard,
  returnToHand,
  seal,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  that,
  when,
  whenPut,
  wouldLeave,
  yourCreatures,
  yourHand,
  yourSeals,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Rusher', abilities: [speedAttacker] }),
  creature({ ...plain, name: 'Diver', civilizations: ['water'] }),
  creature({
    ...plain,
    name: 'Lord',
    abilities: [each(yourCreatures({ other: true }), power(1000)), blocker],
  }),
  creature({ ...plain, name: 'Officer', races: ['Sonic Command'] }),
  creature({ ...plain, name: 'Sea Officer', civilizations: ['water'], races: ['Cyber Command'] }),
  evolutionCreature({
    ...plain,
    name: 'General',
    races: ['Sonic Command'],
    power: 9000,
    abilities: [evolution({ type: 'creature' }), doubleBreaker],
  }),
  creature({ ...plain, name: 'Waker', abilities: [when({ event: 'unsealed', what: itself }, draw())] }),
  creature({ ...plain, name: 'Sleeper', abilities: [whenPut(self, seal(self, 2))] }),
  creature({ ...plain, name: 'Stayer', abilities: [wouldLeave(self, insteadDo(seal(self)))] }),
  creature({
    ...plain,
    name: 'Watcher',
    cost: 7,
    abilities: [whenPut({ of: 'opponent', filter: { type: 'creature' } }, draw(costOf(that)))],
  }),
  d2Field({
    name: 'Ground',
    civilizations: ['fire'],
    cost: 1,
    abilities: [each(yourCreatures(), power(1000))],
  }),
  spell({
    name: 'Trap',
    civilizations: ['fire'],
    cost: 1,
    abilities: [shieldTrigger, spellAbility(seal(choose(opponentsCreatures())))],
  }),
  plainSpell('Bind', seal(choose(opponentsCreatures()))),
  plainSpell('Bind Twice', seal(choose(opponentsCreatures()), 2)),
  plainSpell('Bind Own Twice', seal(choose(yourCreatures()), 2)),
  creature({
    ...plain,
    name: 'Rally',
    abilities: [wouldLeave(self, insteadDo(put(yourHand({ races: ['Sonic Command'] }))))],
  }),
  plainSpell('Doom Rally', destroy(choose(yourCreatures({ names: ['Rally'] })))),
  plainSpell('Bind Own', seal(choose(yourCreatures()))),
  plainSpell('Bind Ground', seal(choose(cardsIn('battleZone', 'you', { type: 'd2Field' })), 2)),
  plainSpell('Bind All', seal(allCreatures())),
  plainSpell('Doom', destroy(choose(opponentsCreatures()))),
  plainSpell('Doom All', destroy(allCreatures())),
  plainSpell('Recall', returnToHand(choose(cardsIn('battleZone', 'any')))),
  plainSpell('Unbind', putIntoGraveyard(choose(yourSeals))),
  plainSpell('Again', extraTurn()),
];
const mana = { fire: 3 } as const;

/** The ignored creatures of a player. */
const ignored = ({ duel }: Driver, player: 'p1' | 'p2'): readonly string[] =>
  (duel.game.ignored ?? [])
    .filter(({ owner }) => owner === player)
    .map(({ card }) => duel.game.cards[card]?.name ?? '');

describe('116 seals', () => {
  driven('701.24a the top card of its owner’s deck is put on a creature, which is ignored', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bind'], manaZone: mana, battleZone: ['Raider'] },
      p2: { battleZone: ['Raider', 'Diver'], deck: ['Doom', 'Recall', 'Bind'] },
    });
    duel.use('Cast Bind').choose('Diver');
    expect([duel.battleZones, ignored(duel, 'p2'), duel.zone('p2', 'deck')]).toEqual([
      { p1: ['Raider'], p2: ['Raider', 'Doom (face down)'] },
      ['Diver'],
      ['Recall', 'Bind'],
    ]);
    expect(duel.facts('cardSealed')).toEqual(['cardSealed Diver']);
  });

  driven(
    '116.2a an ignored creature is neither chosen nor destroyed with all, and its abilities stop',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Bind', 'Doom', 'Doom All'], manaZone: mana, battleZone: ['Raider'] },
        p2: { battleZone: ['Lord', 'Raider', 'Diver'], deck: ['Bind', 'Bind', 'Bind'] },
      });
      duel.use('Cast Bind').choose('Lord');
      const powers = duel.duel
        .view('p1')
        .zones.p2.battleZone.flatMap((card) => (card.hidden || card.ignored ? [] : [card.current.power]));
      expect(powers).toEqual([2000, 2000]);
      duel.use('Cast Doom');
      expect(duel.options).toEqual(['Raider', 'Diver']);
      duel.choose('Diver').use('Cast Doom All');
      expect([duel.battleZones, ignored(duel, 'p2')]).toEqual([
        { p1: [], p2: ['Bind (face down)'] },
        ['Lord'],
      ]);
    },
  );

  driven('116.2a an ignored creature neither blocks, nor untaps, nor is attacked', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider'] },
      p2: {
        battleZone: [
          { name: 'Lord', seals: ['Bind'] },
          { name: 'Raider', tapped: true, seals: ['Doom'] },
        ],
        shieldZone: ['Raider'],
      },
    });
    duel.passUntil('p1 attack');
    expect(duel.options).toEqual(['Raider attacks the player', 'Attack no more']);
    duel.choose('Raider attacks the player');
    expect(duel.facts('attackBlocked', 'shieldBroken')).toEqual(['shieldBroken Raider']);
    duel.passUntil('p2 charge');
    expect(duel.duel.game.ignored?.map(({ tapped }) => tapped)).toEqual([false, true]);
  });

  driven('116.2a the attack ends if the attacking creature is sealed in it', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Diver'], deck: ['Doom', 'Doom'] },
      p2: { shieldZone: ['Trap'] },
    });
    duel.choose('Raider attacks the player').choose('Trap').choose('Raider');
    expect([duel.battleZones.p1, ignored(duel, 'p1')]).toEqual([['Diver', 'Doom (face down)'], ['Raider']]);
    expect(duel.options).toEqual(['Diver attacks the player', 'Attack no more']);
  });

  driven(
    '116.4a, 703.4j a Command takes a seal away from a card of its owner of its civilization',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Officer', 'Sea Officer'],
          manaZone: { fire: 3, water: 3 },
          battleZone: [
            { name: 'Raider', seals: ['Bind'] },
            { name: 'Rusher', seals: ['Doom', 'Recall'] },
            { name: 'Diver', seals: ['Again'] },
          ],
        },
        p2: { battleZone: [{ name: 'Raider', seals: ['Bind'] }] },
      });
      duel.use('Summon Officer');
      expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Seal on Raider', 'Seal on Rusher']]);
      duel.choose('Rusher');
      expect([ignored(duel, 'p1'), duel.zone('p1', 'graveyard')]).toEqual([
        ['Raider', 'Rusher', 'Diver'],
        ['Recall'],
      ]);
      duel.use('Summon Sea Officer');
      expect([ignored(duel, 'p1'), ignored(duel, 'p2'), duel.zone('p1', 'graveyard')]).toEqual([
        ['Raider', 'Rusher'],
        ['Raider'],
        ['Recall', 'Again'],
      ]);
      expect(duel.facts('cardUnsealed')).toEqual(['cardUnsealed Rusher', 'cardUnsealed Diver']);
    },
  );

  driven(
    '116.4 a Command of an evolution creature takes a seal away, and a creature of no Command none',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Raider', 'General'],
          manaZone: mana,
          battleZone: ['Rusher', { name: 'Waker', seals: ['Bind'] }],
        },
      });
      const hand = duel.count('p1', 'hand');
      duel.use('Summon Raider');
      expect(ignored(duel, 'p1')).toEqual(['Waker']);
      duel.use('Summon General').choose('Rusher');
      expect([ignored(duel, 'p1'), duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([
        [],
        ['General (over Rusher)', 'Raider', 'Waker'],
        hand - 1,
      ]);
      duel.passUntil('p1 attack');
      expect(duel.options).toContain('Waker attacks the player');
    },
  );

  driven('116.3a a seal is chosen as a card, and whoever chooses it does not know which', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Recall', 'Raider'], manaZone: mana },
      p2: { battleZone: ['Raider', { name: 'Diver', seals: ['Doom'] }] },
    });
    const hand = duel.count('p2', 'hand');
    duel.use('Cast Recall');
    expect(duel.options).toEqual(['Raider', 'Seal on Diver']);
    duel.choose('Seal on Diver');
    expect([duel.battleZones.p2, ignored(duel, 'p2'), duel.count('p2', 'hand')]).toEqual([
      ['Raider', 'Diver'],
      [],
      hand + 1,
    ]);
  });

  driven('703.4j two Commands that are put in place of one event take one seal each', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Bind Own Twice', 'Doom Rally', 'Officer', 'Officer'],
        manaZone: mana,
        battleZone: ['Raider', 'Rally'],
        deck: ['Doom', 'Recall', 'Bind', 'Bind'],
      },
    });
    duel.use('Cast Bind Own Twice').choose('Raider').use('Cast Doom Rally');
    while (duel.decision.kind === 'choose') duel.choose(duel.options[0] ?? '');
    expect([duel.battleZones.p1, ignored(duel, 'p1')]).toEqual([
      ['Rally', 'Officer', 'Officer', 'Raider'],
      [],
    ]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Bind Own Twice', 'Doom', 'Doom Rally', 'Recall']);
  });

  driven('116.4a a Command takes a seal from a card that shares one of its civilizations', (begin) => {
    const mixed = creature({ ...plain, name: 'Steamer', civilizations: ['fire', 'water'] });
    const duel = begin({
      cards: [...cards, mixed],
      p1: {
        hand: ['Officer'],
        manaZone: mana,
        battleZone: [{ name: 'Steamer', seals: ['Doom'] }],
      },
    });
    duel.use('Summon Officer');
    expect([ignored(duel, 'p1'), duel.names('p1', 'graveyard')]).toEqual([[], ['Doom']]);
  });

  driven('116.4b what effects do to civilizations does not reach an ignored creature', (begin) => {
    const flood = d2Field({
      name: 'Flood',
      civilizations: ['water'],
      cost: 1,
      abilities: [each(yourCreatures({ names: ['Raider'] }), civilizations('water'))],
    });
    for (const [command, left] of [
      ['Officer', []],
      ['Sea Officer', ['Raider']],
    ] as const) {
      const duel = begin({
        cards: [...cards, flood],
        p1: {
          hand: [command],
          manaZone: { fire: 2, water: 2 },
          battleZone: ['Flood', { name: 'Raider', seals: ['Doom'] }],
        },
      });
      duel.use(`Summon ${command}`);
      expect(ignored(duel, 'p1')).toEqual(left);
    }
  });

  driven('116.4b but a card that is no creature has the civilizations that effects give it', (begin) => {
    const tide = creature({
      ...plain,
      name: 'Tide',
      abilities: [each(cardsIn('battleZone', 'you', { type: 'd2Field' }), civilizations('water'))],
    });
    for (const [command, seals] of [
      ['Officer', 1],
      ['Sea Officer', 0],
    ] as const) {
      const duel = begin({
        cards: [...cards, tide],
        p1: {
          hand: [command],
          manaZone: { fire: 2, water: 2 },
          battleZone: ['Tide', { name: 'Ground', seals: ['Doom'] }],
        },
      });
      duel.use(`Summon ${command}`);
      expect(duel.battleZones.p1.filter((name) => name.endsWith('(face down)'))).toHaveLength(seals);
    }
  });

  driven('101.2 a seal that cannot go to the graveyard is not offered to a Command', (begin) => {
    const glue = creature({
      ...plain,
      name: 'Glue',
      abilities: [each(yourSeals, cannot({ do: 'move', from: 'battleZone', to: 'graveyard' }))],
    });
    const duel = begin({
      cards: [...cards, glue],
      p1: {
        hand: ['Officer'],
        manaZone: mana,
        battleZone: ['Glue', { name: 'Raider', seals: ['Doom'] }, { name: 'Rusher', seals: ['Bind'] }],
      },
    });
    duel.use('Summon Officer');
    expect([duel.asked, ignored(duel, 'p1')]).toEqual(['p1 attack', ['Raider', 'Rusher']]);
  });

  driven('116.1b the second of two seals keeps a creature ignored', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Unbind', 'Unbind'],
        manaZone: mana,
        battleZone: [{ name: 'Waker', seals: ['Bind', 'Doom'] }],
      },
    });
    duel.use('Cast Unbind').choose('Seal on Waker');
    expect([ignored(duel, 'p1'), duel.facts('cardUnsealed')]).toEqual([['Waker'], ['cardUnsealed Waker']]);
    const hand = duel.count('p1', 'hand');
    duel.use('Cast Unbind');
    expect([ignored(duel, 'p1'), duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([
      [],
      ['Waker'],
      hand,
    ]);
  });

  driven('409.1f all creatures are sealed at the same time, each from its owner’s deck', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Bind All'],
        manaZone: mana,
        battleZone: ['Raider', 'Lord'],
        deck: ['Doom', 'Again', 'Bind'],
      },
      p2: { battleZone: ['Diver'], deck: ['Recall', 'Bind'] },
    });
    duel.use('Cast Bind All');
    expect([duel.battleZones, ignored(duel, 'p1'), ignored(duel, 'p2')]).toEqual([
      { p1: ['Doom (face down)', 'Again (face down)'], p2: ['Recall (face down)'] },
      ['Raider', 'Lord'],
      ['Diver'],
    ]);
  });

  driven('703.4b a deck that is used up for seals loses the duel', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bind Twice'], manaZone: mana },
      p2: { battleZone: ['Raider'], deck: ['Doom'] },
    });
    duel.use('Cast Bind Twice');
    expect([duel.duel.result, ignored(duel, 'p2')]).toEqual([
      { winner: 'p1', reason: 'deckOut', turn: 5 },
      ['Raider'],
    ]);
  });

  driven('609 a creature that is sealed instead of leaving stays', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Doom'], manaZone: mana },
      p2: { battleZone: ['Stayer', 'Raider', 'Diver'], deck: ['Bind', 'Doom', 'Bind'] },
    });
    duel.use('Cast Doom').choose('Stayer');
    expect([duel.battleZones.p2, ignored(duel, 'p2'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Raider', 'Diver', 'Bind (face down)'],
      ['Stayer'],
      [],
    ]);
    duel.use('Cast Doom');
    expect(duel.options).toEqual(['Raider', 'Diver']);
  });

  driven('605.2e a creature that seals itself is remembered as it was', (begin) => {
    const duel = begin({
      cards: [
        ...cards,
        creature({ ...plain, name: 'Engine', cost: 3, abilities: [whenPut(self, seal(self, 3))] }),
      ],
      p1: { hand: ['Engine', 'Raider'], manaZone: { fire: 4 } },
      p2: { battleZone: ['Watcher'] },
    });
    const hand = duel.count('p2', 'hand');
    duel.use('Summon Engine');
    expect([ignored(duel, 'p1'), duel.count('p2', 'hand')]).toEqual([['Engine'], hand + 3]);
  });

  driven('116.2 a card that is no creature works on with seals on it, which go when it does', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Bind Ground', 'Recall'],
        manaZone: mana,
        battleZone: ['Raider', 'Ground'],
        deck: ['Doom', 'Again', 'Bind'],
      },
    });
    duel.use('Cast Bind Ground');
    const [raider] = duel.duel.view('p1').zones.p1.battleZone;
    expect([duel.battleZones.p1, raider?.hidden === false && raider.current.power]).toEqual([
      ['Raider', 'Ground', 'Doom (face down)', 'Again (face down)'],
      3000,
    ]);
    duel.use('Cast Recall').choose('Ground');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Raider'],
      ['Again', 'Bind Ground', 'Doom', 'Recall'],
    ]);
  });

  driven('116.2 a seal of a creature whose source is gone stays, also of a second copy', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bind', 'Bind'], manaZone: mana },
      p2: { battleZone: ['Raider', 'Raider'], deck: ['Doom', 'Again', 'Bind'] },
    });
    duel.use('Cast Bind').choose('Raider').use('Cast Bind');
    expect([ignored(duel, 'p2'), duel.battleZones.p2]).toEqual([
      ['Raider', 'Raider'],
      ['Doom (face down)', 'Again (face down)'],
    ]);
  });

  driven('200.3b neither player knows a seal; both know what it lies on', (begin) => {
    const duel = begin({
      cards,
      p2: { battleZone: [{ name: 'Raider', seals: ['Doom', 'Bind'] }] },
    });
    const { id } = duel.duel.game.ignored?.[0] ?? { id: 0 };
    for (const viewer of ['p1', 'p2'] as const) {
      const shown = duel.duel.view(viewer).zones.p2.battleZone;
      expect(
        shown.map((card) => (card.hidden ? { on: card.seal?.on } : [card.name, card.ignored, card.seals])),
      ).toEqual([{ on: id }, { on: id }, ['Raider', true, 2]]);
    }
    expect(duel.duel.view('judge').zones.p2.battleZone.map(({ name }) => name)).toEqual([
      'Doom',
      'Bind',
      'Raider',
    ]);
  });

  driven('200.3b the log tells nobody which card became a seal', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bind'], manaZone: mana },
      p2: { battleZone: ['Raider'], deck: ['Doom', 'Again'] },
    });
    duel.use('Cast Bind');
    for (const viewer of ['p1', 'p2'] as const) {
      const sealing = duel.duel
        .logFor(viewer)
        .filter((fact) => 'to' in fact && fact.to === 'battleZone' && fact.kind === 'cardMoved');
      expect(sealing.map((fact) => ('name' in fact ? fact.name : 'none'))).toEqual([undefined]);
    }
  });
});

describe('seals in positions', () => {
  const text = `turn 5 of p1, main
p1 battle zone: Raider [tapped] [over: Diver] [seal: Doom] [seal: Bind] | Ground [seal: Doom]
`;

  test('are printed, read and laid out', () => {
    const position = parsePosition(text);
    expect(position.players.p1.battleZone).toEqual([
      { name: 'Raider', tapped: true, over: ['Diver'], seals: ['Doom', 'Bind'] },
      { name: 'Ground', seals: ['Doom'] },
    ]);
    const duel = arrange({ cards, p1: position.players.p1 });
    expect(duel.game.ignored?.length).toBe(1);
    const again = positionOf(duel.game, 'main');
    expect(again.players.p1.battleZone).toEqual([
      { name: 'Ground', seals: ['Doom'] },
      { name: 'Raider', tapped: true, over: ['Diver'], seals: ['Doom', 'Bind'] },
    ]);
    expect(parsePosition(printPosition(again))).toEqual(again);
  });

  test('lie in the battle zone only', () => {
    expect(() => arrange({ cards, p1: { manaZone: [{ name: 'Raider', seals: ['Doom'] }] } })).toThrow(
      'Position: expected "[seal: ...]" in the battle zone only (116.3), not on "Raider" in the mana zone.',
    );
  });

  test('are drawn from what a deck has left, as unknown cards', () => {
    const duel = arrange({ cards, p1: { battleZone: [{ name: 'Raider', seals: ['Doom', 'Bind'] }] } });
    const { zones, cards: all } = duel.game;
    const listOf = (player: 'p1' | 'p2') =>
      all.flatMap(({ name, owner }) => (owner === player ? [name] : []));
    const drawn = determinize(duel.view('p1'), duel.known('p1'), {
      decks: { p1: listOf('p1'), p2: listOf('p2') },
      seed: 3,
    });
    const [raider] = drawn.players.p1.battleZone;
    expect([raider?.name, raider?.seals?.length, zones.p1.deck.length]).toEqual([
      'Raider',
      2,
      drawn.players.p1.deck.length,
    ]);
  });
});
