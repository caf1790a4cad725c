import {
  charger,
  countOf,
  creature,
  draw,
  evolution,
  evolutionCreature,
  from,
  has,
  itself,
  pandoraShift,
  shinkarize,
  spell,
  spellAbility,
  tamaseed,
  when,
  yourHand,
} from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const nature = { civilizations: ['nature'] } as const;
const TWO = ['Nature Filler', 'Nature Filler'];
const TITAN_OVER_RUNT = { name: 'Titan', over: ['Runt'] };

/** 409.2b. Charger. */
const chargerRow: Row = {
  bearer: spell({
    ...nature,
    name: 'Bolt',
    cost: 2,
    abilities: [charger, spellAbility(draw(countOf(yourHand())))],
  }),
  home: 'p1',
  lies: { hand: ['Bolt'], manaZone: TWO },
  step: 'main',
  corners: {
    attacking: decided(
      '409.2b',
      'Cast by an attack trigger it goes to the mana zone as well.',
      [['p1 attack', 'Caster attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Caster (tapped)', 'Idler'], ['Runt', 'Filler'], 0],
        p2: [['Raider'], 0, 0],
        others: { p1: { manaZone: [...TWO, 'Bolt'] } },
      },
      { step: 'attack', p1: { battleZone: ['Caster', 'Idler'], hand: ['Bolt', 'Runt'] } },
    ),
    blocking: decided(
      '409.2b',
      'Cast by a block trigger it goes to the mana zone as well.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Warden'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Warden (tapped)'], 0, 0],
        others: { p2: { manaZone: [...TWO, 'Bolt'] } },
      },
      { step: 'attack', p2: { battleZone: ['Warden'] } },
    ),
    otherTurn: decided(
      '409.2b',
      "Cast in the opponent's turn it goes to the mana zone of its own player.",
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Chorus'], 0, 0],
        others: { p2: { manaZone: [...TWO, 'Bolt'] } },
      },
      { step: 'attack', p2: { battleZone: ['Chorus'] } },
    ),
    pending: decided(
      '409.1c',
      'While it is cast it is pending and does not count as a card in hand; in the mana zone it is untapped.',
      [['p1 main', 'Cast Bolt']],
      {
        asked: 'p1 main',
        p1: [['Idler'], ['Runt', 'Filler'], 0],
        p2: [['Raider'], 0, 0],
        others: { p1: { manaZone: ['Nature Filler (tapped)', 'Nature Filler (tapped)', 'Bolt'] } },
      },
      { p1: { hand: ['Bolt', 'Runt'], manaZone: { nature: 2 } } },
    ),
    replaced: decided(
      '609.8a',
      'It does not go to the graveyard, so what replaces going there does not apply.',
      [['p1 main', 'Cast Bolt']],
      {
        asked: 'p1 attack',
        p1: [['Recycler'], 0, 0],
        p2: [0, 0, 0],
        factsNot: ['eventReplaced'],
        others: {
          p1: { manaZone: ['Nature Filler (tapped)', 'Nature Filler (tapped)', 'Bolt'], deckCount: 20 },
        },
      },
      { p1: { battleZone: ['Recycler'] } },
    ),
    misfired: decided(
      '101.3',
      'Where its text does nothing it still goes to the mana zone.',
      [['p1 main', 'Cast Bolt']],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], 0, 0],
        p2: [0, 0, 0],
        factsNot: ['cardDrawn'],
        others: { p1: { manaCount: 3 } },
      },
    ),
    sourceGone: never(
      '409.1c',
      'a pending spell can be neither chosen nor discarded, so it is there when it is finished',
    ),
    secondCopy: decided(
      '409.1e',
      'Two that one effect casts are both pending at first, and each goes to the mana zone before the next.',
      [['p1 attack', 'Caster attacks the player'], { until: 'p1 shields', passing: 'orFirst' }],
      {
        asked: 'p1 shields',
        p1: [['Caster (tapped)', 'Idler'], ['Runt', 'Filler', 'Filler', 'Filler'], 0],
        p2: [0, 0, 0],
        others: { p1: { manaZone: [...TWO, 'Bolt', 'Bolt'] } },
      },
      { step: 'attack', p1: { battleZone: ['Caster', 'Idler'], hand: ['Bolt', 'Bolt', 'Runt'] } },
    ),
    turnSkipped: [
      decided(
        '601.1g',
        'A trigger on its use skips the turn once the spell is finished and lies in the mana zone.',
        [['p1 main', 'Cast Bolt']],
        {
          asked: 'p2 charge',
          p1: [['Curfew', 'Idler'], 0, 0],
          p2: [['Dusk Clerk'], 1, 0],
          facts: ['cardMoved Bolt > manaZone', 'restOfTurnSkipped'],
          others: { p1: { manaCount: 3 } },
        },
        { p2: { battleZone: ['Dusk Clerk'] } },
      ),
      decided(
        '512.1',
        "The first of two spells skips the turn: the second, still pending, goes to the graveyard, also the non-active player's.",
        [
          ['p1 attack', 'Idler attacks the player'],
          ['p2 order', 'Nightfall', 'Bolt'],
        ],
        {
          asked: 'p2 charge',
          p1: [['Idler (tapped)'], 0, 0],
          p2: [['Chorus'], 1, ['Nightfall', 'Bolt']],
          factsNot: ['cardUsed Bolt'],
          others: { p2: { manaCount: 0 } },
        },
        {
          step: 'attack',
          p1: { battleZone: ['Idler'], hand: 0, manaZone: 0 },
          p2: { battleZone: ['Chorus'], hand: ['Nightfall', 'Bolt'] },
        },
      ),
    ],
    restored: decided(
      '409.1c',
      'In the middle of the spell cast before it, it is still pending and cannot be discarded.',
      [
        ['p1 attack', 'Caster attacks the player'],
        ['p1 order', 'Pick', 'Bolt'],
        { asked: 'p1 choose', offers: ['Runt', 'Ember'], only: true, choose: ['Runt'] },
      ],
      {
        asked: 'p1 shields',
        p1: [
          ['Caster (tapped)', 'Idler'],
          ['Ember', 'Filler'],
          ['Runt', 'Pick'],
        ],
        p2: [0, 0, 0],
        others: { p1: { manaZone: [...TWO, 'Bolt'] } },
      },
      { step: 'attack', p1: { battleZone: ['Caster', 'Idler'], hand: ['Pick', 'Bolt', 'Runt', 'Ember'] } },
    ),
  },
};

/** 801. Evolution. */
const evolutionRow: Row = {
  bearer: evolutionCreature({
    ...nature,
    name: 'Titan',
    races: ['Beast'],
    cost: 3,
    power: 7000,
    abilities: [evolution({ races: ['Beast'] })],
  }),
  home: 'p1',
  lies: { hand: ['Titan'], manaZone: [...TWO, 'Nature Filler'] },
  step: 'main',
  corners: {
    attacking: decided(
      '801.2a',
      'Put on the attacking creature it is the attacking creature, tapped, and battles with its own power.',
      [['p1 attack', 'Raider attacks Bull']],
      {
        asked: 'p1 attack',
        p1: [['Titan (tapped, over Raider)', 'Evolver', 'Idler'], 0, 0],
        p2: [[], 0, ['Bull']],
        factsNot: ['attackDeclared Titan'],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Raider', 'Evolver', 'Idler'] },
        p2: { battleZone: [{ name: 'Bull', tapped: true }] },
      },
    ),
    blocking: decided(
      '801.2a',
      'Put on the blocking creature it is the blocking creature, and battles with its own power.',
      [
        ['p1 attack', 'Bull attacks the player'],
        ['p2 block', 'Block with Burrower'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Bull']],
        p2: [['Titan (tapped, over Burrower)'], 0, 0],
      },
      { step: 'attack', p1: { battleZone: ['Bull', 'Idler'] }, p2: { battleZone: ['Burrower'] } },
    ),
    otherTurn: never(
      '504.1',
      'it is used in the main step of its player; an effect that puts it is the corner of blocking',
    ),
    pending: decided(
      '409.1f',
      'Put together with its base it enters after it, onto it.',
      [['p1 main', 'Summon Usher'], { until: 'p1 attack', passing: 'orFirst' }],
      { asked: 'p1 attack', p1: [['Idler', 'Usher', 'Titan (over Runt)'], 0, 0], p2: [['Raider'], 0, 0] },
      { p1: { hand: ['Usher', 'Runt', 'Titan'], manaZone: { nature: 1 } } },
    ),
    replaced: decided(
      '801.4',
      'Only its top card is destroyed: what is below stays, tapped, and is no new creature.',
      [['p1 attack', 'Titan attacks Colossus']],
      {
        asked: 'p1 attack',
        p1: [['Runt (tapped)', 'Anchor', 'Idler'], 0, ['Titan']],
        p2: [['Colossus (tapped)'], 0, 0],
        factsNot: ['cardPut'],
      },
      {
        step: 'attack',
        p1: { hand: 0, battleZone: [TITAN_OVER_RUNT, 'Anchor', 'Idler'] },
        p2: { battleZone: [{ name: 'Colossus', tapped: true }] },
      },
    ),
    misfired: decided(
      '801.1a',
      'An effect would put it and there is no base: it stays where it is.',
      [['p1 main', 'Summon Usher']],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Usher'], ['Titan'], 0],
        p2: [0, 0, 0],
        factsNot: ['cardPut Titan'],
      },
      { p1: { battleZone: ['Idler'], hand: ['Usher', 'Titan'], manaZone: { nature: 1 } } },
    ),
    sourceGone: decided(
      '801.2',
      'The pile is one creature: destroyed, all its cards go to the graveyard, and one creature was destroyed.',
      [['p1 attack', 'Titan attacks Colossus']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Titan', 'Runt']],
        p2: [['Colossus (tapped)'], 0, 0],
        facts: ['cardDestroyed Titan'],
        factsNot: ['cardDestroyed Runt'],
      },
      {
        step: 'attack',
        p1: { hand: 0, battleZone: [TITAN_OVER_RUNT, 'Idler'] },
        p2: { battleZone: [{ name: 'Colossus', tapped: true }] },
      },
    ),
    secondCopy: decided(
      '801.1a',
      'A second one evolves from the first.',
      [
        ['p1 main', 'Summon Titan'],
        ['p1 main', 'Summon Titan'],
      ],
      { asked: 'p1 attack', p1: [['Titan (over Titan, Raider)', 'Idler'], 0, 0], p2: [0, 0, 0] },
      { p1: { manaZone: { nature: 6 } } },
    ),
    turnSkipped: decided(
      '601.1g',
      'A trigger on its use skips the turn once it lies on its base.',
      [['p1 main', 'Summon Titan']],
      {
        asked: 'p2 charge',
        p1: [['Titan (over Raider)', 'Idler'], 0, 0],
        p2: [['Dusk Clerk'], 1, 0],
        factsNot: ['attackDeclared'],
      },
      { p1: { battleZone: ['Raider', 'Idler'] }, p2: { battleZone: ['Dusk Clerk'] } },
    ),
    restored: decided(
      '801.1a',
      'While its base is chosen, after payment, it is pending in the hand.',
      [
        ['p1 main', 'Summon Titan'],
        { asked: 'p1 evolve', offers: ['Raider', 'Runt'], only: true, choose: ['Runt'] },
      ],
      { asked: 'p1 attack', p1: [['Raider', 'Idler', 'Titan (over Runt)'], 0, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Raider', 'Runt', 'Idler'] } },
    ),
  },
};

const STAG_OVER_ACORN = { name: 'Stag', over: ['Acorn'] };
const GREEN: readonly string[] = ['Nature Filler'];

/** 801.1, 315. Shinkarize. */
const shinkarizeRow: Row = {
  bearer: tamaseed({ ...nature, name: 'Acorn', races: ['Beast'], cost: 3, abilities: [shinkarize] }),
  home: 'p1',
  lies: { battleZone: ['Acorn'], hand: ['Stag'], manaZone: GREEN },
  step: 'main',
  corners: {
    attacking: decided(
      '801.2',
      'Put on it by an attack trigger the evolution creature can attack next; the tamaseed itself cannot.',
      [['p1 attack', 'Raider attacks Bull'], { asked: 'p1 evolve', offers: ['Acorn'], choose: ['Acorn'] }],
      {
        asked: 'p1 attack',
        p1: [['Stag (over Acorn)', 'Evolver', 'Idler'], 0, ['Raider']],
        p2: [['Bull (tapped)'], 0, 0],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Acorn', 'Raider', 'Evolver', 'Idler'] },
        p2: { battleZone: [{ name: 'Bull', tapped: true }] },
      },
    ),
    blocking: never('507.1a', 'a tamaseed is no creature, so it does not block'),
    otherTurn: decided(
      '801.1',
      'An effect in the turn of the other player puts the evolution creature on it.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Burrower'],
        ['p2 evolve', 'Acorn'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Stag (over Acorn)'], 0, ['Burrower']],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Raider', 'Idler'] },
        p2: { battleZone: ['Acorn', 'Burrower'], hand: ['Stag'] },
      },
    ),
    pending: decided(
      '409.1a',
      'While it is pending it is no base: what is put together with it and enters first stays where it is.',
      [['p1 main', 'Summon Usher']],
      { asked: 'p1 attack', p1: [['Idler', 'Usher'], ['Stag', 'Acorn'], 0], p2: [['Raider'], 0, 0] },
      { p1: { battleZone: ['Idler'], hand: ['Usher', 'Stag', 'Acorn'], manaZone: { nature: 1 } } },
    ),
    replaced: decided(
      '801.4d',
      'Only the top card is destroyed: the tamaseed stays, tapped as the creature was.',
      [['p1 attack', 'Stag attacks Colossus']],
      {
        asked: 'p1 attack',
        p1: [['Acorn (tapped)', 'Anchor', 'Idler'], 0, ['Stag']],
        p2: [['Colossus (tapped)'], 0, 0],
        factsNot: ['cardPut'],
      },
      {
        step: 'attack',
        p1: { hand: 0, battleZone: [STAG_OVER_ACORN, 'Anchor', 'Idler'] },
        p2: { battleZone: [{ name: 'Colossus', tapped: true }] },
      },
    ),
    misfired: decided(
      '801.1a',
      'One of the other player is no base.',
      [['p1 attack', 'Idler attacks the player']],
      { asked: 'p1 shields', p1: [['Idler (tapped)'], ['Stag'], 0], p2: [['Acorn'], 0, 0] },
      { p1: { battleZone: ['Idler'] }, p2: { battleZone: ['Acorn'] } },
    ),
    sourceGone: decided(
      '801.2',
      'Destroyed with the creature on it, it goes to the graveyard as a card.',
      [['p1 attack', 'Stag attacks Colossus']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Stag', 'Acorn']],
        p2: [['Colossus (tapped)'], 0, 0],
        factsNot: ['cardDestroyed Acorn'],
      },
      {
        step: 'attack',
        p1: { hand: 0, battleZone: [STAG_OVER_ACORN, 'Idler'] },
        p2: { battleZone: [{ name: 'Colossus', tapped: true }] },
      },
    ),
    secondCopy: decided(
      '801.1a',
      'Of two the player picks one, or a creature.',
      [['p1 main', 'Summon Stag'], { asked: 'p1 evolve', offers: ['Acorn', 'Raider'], choose: ['Raider'] }],
      { asked: 'p1 attack', p1: [['Acorn', 'Acorn', 'Stag (over Raider)', 'Idler'], 0, 0], p2: [0, 0, 0] },
    ),
    turnSkipped: decided(
      '601.1g',
      'A trigger on the use of the creature skips the turn once it lies on the tamaseed.',
      [['p1 main', 'Summon Stag']],
      {
        asked: 'p2 charge',
        p1: [['Stag (over Acorn)', 'Idler'], 0, 0],
        p2: [['Dusk Clerk'], 1, 0],
        factsNot: ['attackDeclared'],
      },
      { p1: { battleZone: ['Acorn', 'Idler'] }, p2: { battleZone: ['Dusk Clerk'] } },
    ),
    restored: decided(
      '801.1a',
      'While the base is chosen the evolution creature is pending in the hand.',
      [
        ['p1 main', 'Summon Stag'],
        { asked: 'p1 evolve', offers: ['Acorn', 'Raider'], only: true, choose: ['Acorn'] },
      ],
      { asked: 'p1 attack', p1: [['Stag (over Acorn)', 'Raider', 'Idler'], 0, 0], p2: [0, 0, 0] },
    ),
  },
};

const SHIFT_MANA = ['Water Filler', 'Nature Filler'];

/** 409.2. Pandora shift. */
const pandoraShiftRow: Row = {
  bearer: creature({
    name: 'Royal',
    civilizations: ['water'],
    cost: 4,
    power: 5000,
    abilities: [
      pandoraShift(1, 'water'),
      {
        ...has({ kind: 'can', permission: { do: 'summonFrom', zone: 'hyperspatialZone' } }),
        from: ['hyperspatialZone'],
      },
      from(['hyperspatialZone'], when({ event: 'moved', what: itself, to: 'hyperspatialZone' }, draw())),
    ],
  }),
  home: 'p1',
  lies: { hand: ['Royal'], manaZone: SHIFT_MANA },
  step: 'main',
  corners: {
    attacking: never('504.1', 'it is laid in the main step of its player, for a cost'),
    blocking: never('504.1', 'it is laid in the main step of its player, for a cost'),
    otherTurn: never('504.1', 'it is laid in the main step of its player, for a cost'),
    pending: decided(
      '409.2',
      'It is pending until it lies in the hyperspatial zone, where what waits for that triggers.',
      [['p1 main', 'Pandora shift Royal']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], ['Filler'], 0],
        p2: [['Raider'], 0, 0],
        facts: ['useDeclared Royal', 'cardMoved Royal > hyperspatialZone', 'effectTriggered Royal'],
        factsNot: ['cardUsed'],
        others: { p1: { hyperspatialZone: ['Royal'] } },
      },
      { p1: { hand: ['Royal'] } },
    ),
    replaced: never('609.1', 'no word replaces a move from the hand to the hyperspatial zone'),
    misfired: never('409.2', 'it is no effect on standby'),
    sourceGone: decided(
      '601.1e',
      'Without mana of its civilization it cannot be laid.',
      [['p1 charge', 'pass']],
      { asked: 'p1 attack', p1: [['Raider', 'Idler'], ['Royal'], 0], p2: [[], 0, 0] },
      { step: 'charge', p1: { manaZone: ['Nature Filler', 'Nature Filler'] } },
    ),
    secondCopy: decided(
      '601.1a',
      'Each is laid for itself, and each is summoned from there for its own cost.',
      [
        ['p1 main', 'Pandora shift Royal'],
        ['p1 main', 'Pandora shift Royal'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], ['Filler', 'Filler'], 0],
        p2: [[], 0, 0],
        others: { p1: { hyperspatialZone: ['Royal', 'Royal'] } },
      },
      { p1: { hand: ['Royal', 'Royal'], manaZone: ['Water Filler', 'Water Filler'] } },
    ),
    turnSkipped: never('409.2', 'nothing of it lasts once the card lies there'),
    restored: decided(
      '601.1a',
      'From the hyperspatial zone it is summoned where a permission says so.',
      [['p1 main', 'Summon Royal']],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler', 'Royal'], 0, 0],
        p2: [[], 0, 0],
        facts: ['cardPut Royal'],
      },
      {
        p1: {
          hand: [],
          hyperspatialZone: ['Royal'],
          manaZone: ['Water Filler', 'Water Filler', 'Water Filler', 'Water Filler'],
        },
      },
    ),
  },
};

/** Keywords of using cards. */
export const useKeywords = {
  pandoraShift: pandoraShiftRow,
  charger: chargerRow,
  evolution: evolutionRow,
  shinkarize: shinkarizeRow,
};
