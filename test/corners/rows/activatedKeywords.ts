import {
  choose,
  creature,
  destroy,
  draw,
  dynamo,
  land,
  manaAbility,
  opponentsCreatures,
  self,
  silentSkill,
  tapAbility,
  wheneverAttacks,
} from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const plain = { civilizations: ['nature'], cost: 2, power: 2000 } as const;
const strike = destroy(choose(opponentsCreatures()));
const USE = 'Adept uses its tap ability';

/** 602. Tap ability. */
const tapAbilityRow: Row = {
  bearer: creature({ ...plain, name: 'Adept', abilities: [tapAbility(strike)] }),
  home: 'p1',
  lies: { battleZone: ['Adept'] },
  corners: {
    attacking: decided(
      '602.3a',
      'A creature that has attacked is tapped, so its tap ability is no longer used.',
      [
        ['p1 attack', 'Adept attacks the player'],
        ['p1 shields', 'Shield 1'],
        {
          asked: 'p1 attack',
          offers: ['Idler attacks the player', 'Attack no more'],
          only: true,
          choose: ['Attack no more'],
        },
      ],
      { asked: 'p2 charge', p1: [['Adept (tapped)', 'Idler'], 0, 0], p2: [['Raider'], 2, 0, 4] },
    ),
    blocking: never('506.1', 'only creatures of the active player are tapped for it, and only others block'),
    otherTurn: never('602.3a', 'it is used when its creature could attack, which is in its own turn only'),
    pending: never('409.1c', 'a pending creature is not in the battle zone, where its tap ability works'),
    replaced: decided(
      '602.2',
      'What the effect does is replaced, and the creature has been tapped all the same.',
      [
        ['p1 attack', USE],
        ['p1 choose', 'Raider'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Adept (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [['Lifeline'], ['Raider'], 0],
      },
      { p2: { battleZone: ['Raider', 'Lifeline'] } },
    ),
    misfired: decided(
      '101.3',
      'Without a creature to destroy it may be used, and does nothing.',
      [['p1 attack', USE]],
      {
        asked: 'p1 attack',
        p1: [['Adept (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [0, 0, 0],
        facts: ['abilityActivated Adept', 'effectResolved Adept'],
      },
    ),
    sourceGone: decided(
      '110.5a',
      'The creature returns to the hand while the effect waits: the effect resolves.',
      [
        ['p1 attack', USE],
        ['p1 standby', 'Bouncer'],
      ],
      { asked: 'p1 attack', p1: [['Bouncer', 'Idler'], ['Adept'], 0], p2: [[], 0, ['Raider']] },
      { p1: { battleZone: ['Adept', 'Bouncer', 'Idler'] }, p2: { battleZone: ['Raider'] } },
    ),
    secondCopy: decided(
      '602.1',
      'Each of two is tapped for its own.',
      [
        ['p1 attack', USE],
        ['p1 choose', 'Raider'],
        ['p1 attack', USE],
      ],
      {
        asked: 'p1 attack',
        p1: [['Adept (tapped)', 'Adept (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [[], 0, ['Bull', 'Raider']],
      },
      { p2: { battleZone: ['Raider', 'Bull'] } },
    ),
    turnSkipped: decided(
      '101.1',
      'The turn is skipped before the effect resolves: it is lost.',
      [
        ['p1 attack', USE],
        ['p1 standby', 'Dusk Nap'],
      ],
      { asked: 'p2 charge', p1: [['Adept (tapped)', 'Dusk Nap', 'Idler'], 0, 0], p2: [['Raider'], 1, 0] },
      { p1: { battleZone: ['Adept', 'Dusk Nap', 'Idler'] }, p2: { battleZone: ['Raider'] } },
    ),
    restored: decided(
      '602.1',
      'The effect goes on where it asks.',
      [
        ['p1 attack', USE],
        ['p1 choose', 'Bull'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Adept (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [['Raider'], 0, ['Bull']],
      },
      { p2: { battleZone: ['Raider', 'Bull'] } },
    ),
  },
};

const DREAMER = { name: 'Dreamer', tapped: true } as const;

/** 501.1a. Silent skill. */
const silentSkillRow: Row = {
  bearer: creature({ ...plain, name: 'Dreamer', abilities: [silentSkill(strike)] }),
  home: 'p1',
  lies: { battleZone: [DREAMER] },
  step: 'startOfTurn',
  corners: {
    attacking: decided(
      '506.1a',
      'A creature that stays tapped does not attack in that turn.',
      [
        ['p1 choose', 'Dreamer'],
        ['p1 charge', 'pass'],
        {
          asked: 'p1 attack',
          offers: ['Idler attacks the player', 'Attack no more'],
          only: true,
          choose: ['Attack no more'],
        },
      ],
      { asked: 'p2 charge', p1: [['Dreamer (tapped)', 'Idler'], 1, 0], p2: [[], 1, ['Raider']] },
    ),
    blocking: never('501.1a', "it is used in its own player's turn, in which that player does not block"),
    otherTurn: decided(
      '501.1',
      'In the turn of the other player it does not untap, so there is nothing to replace.',
      [],
      { asked: 'p1 charge', p1: [['Raider', 'Idler'], 1, 0], p2: [['Dreamer (tapped)'], 0, 0] },
    ),
    pending: never('409.1c', 'a pending creature is not in the battle zone, and does not untap there'),
    replaced: decided(
      '602.2',
      'What the effect does is replaced, and the creature has stayed tapped all the same.',
      [
        ['p1 choose', 'Dreamer'],
        ['p1 choose', 'Raider'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Dreamer (tapped)', 'Raider', 'Idler'], 1, 0],
        p2: [['Lifeline'], ['Raider'], 0],
      },
      { p2: { battleZone: ['Raider', 'Lifeline'] } },
    ),
    misfired: decided(
      '101.3',
      'Without a creature to destroy it stays tapped for nothing.',
      [['p1 choose', 'Dreamer']],
      { asked: 'p1 charge', p1: [['Dreamer (tapped)', 'Raider', 'Idler'], 1, 0], p2: [0, 0, 0] },
    ),
    sourceGone: decided(
      '110.5a',
      'The creature returns to the hand while the effect waits: the effect resolves.',
      [
        ['p1 choose', 'Dreamer'],
        ['p1 standby', 'Dawn Gate'],
      ],
      { asked: 'p1 charge', p1: [['Dawn Gate', 'Idler'], ['Dreamer', 'Filler'], 0], p2: [[], 0, ['Raider']] },
      { p1: { battleZone: [DREAMER, 'Dawn Gate', 'Idler'] }, p2: { battleZone: ['Raider'] } },
    ),
    secondCopy: decided(
      '501.1a',
      'Both may stay tapped, each for its own effect.',
      [
        ['p1 choose', 'Dreamer', 'Dreamer'],
        ['p1 choose', 'Raider'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Dreamer (tapped)', 'Dreamer (tapped)', 'Raider', 'Idler'], 1, 0],
        p2: [[], 0, ['Bull', 'Raider']],
      },
      { p2: { battleZone: ['Raider', 'Bull'] } },
    ),
    turnSkipped: decided(
      '101.1',
      'The turn is skipped before the effect resolves: it is lost.',
      [
        ['p1 choose', 'Dreamer'],
        ['p1 standby', 'Dusk Dawn'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Dreamer (tapped)', 'Dusk Dawn', 'Idler'], 0, 0],
        p2: [['Raider'], 1, 0],
      },
      { p1: { battleZone: [DREAMER, 'Dusk Dawn', 'Idler'] }, p2: { battleZone: ['Raider'] } },
    ),
    restored: decided(
      '501.1a',
      'The effect goes on where it asks.',
      [
        ['p1 choose', 'Dreamer'],
        ['p1 choose', 'Bull'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Dreamer (tapped)', 'Raider', 'Idler'], 1, 0],
        p2: [['Raider'], 0, ['Bull']],
      },
      { p2: { battleZone: ['Raider', 'Bull'] } },
    ),
  },
};

const CHARGE = 'Dynamite uses its dynamo';

/** 602. Dynamo. */
const dynamoRow: Row = {
  bearer: creature({
    ...plain,
    name: 'Dynamite',
    races: ['Dynamo'],
    power: 4000,
    abilities: [dynamo, wheneverAttacks(self, draw())],
  }),
  home: 'p1',
  lies: { battleZone: ['Dynamite', 'Cog'] },
  corners: {
    attacking: decided(
      '105.6',
      'A creature that has attacked is tapped: it does not use its dynamo in its own battle.',
      [['p1 attack', 'Dynamite attacks Raider']],
      { asked: 'p1 attack', p1: [['Dynamite (tapped)', 'Cog', 'Idler'], 1, 0], p2: [[], 0, ['Raider']] },
      { p2: { battleZone: [{ name: 'Raider', tapped: true }] } },
    ),
    blocking: decided(
      '115.2',
      'A creature that is not in the battle is tapped as it begins, and the one that blocks wins by its power.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Cog'],
        ['p2 confirm', 'Yes'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Dynamite (tapped)', 'Cog (tapped)', 'Sheriff'], 0, 0],
      },
      { p2: { battleZone: ['Dynamite', 'Cog', 'Sheriff'] } },
    ),
    otherTurn: decided(
      '602.3a',
      'In the turn of the other player it could not attack: without a battle it is not used.',
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Dynamite', 'Cog'], 0, 0],
        factsNot: ['abilityActivated'],
      },
    ),
    pending: never('409.1c', 'a pending creature is not in the battle zone, where dynamo works'),
    replaced: never('602.2', 'nothing that the effect does is an event that can be replaced'),
    misfired: decided(
      '101.3',
      'Without another dynamo it may be used, and does nothing.',
      [['p1 attack', CHARGE]],
      {
        asked: 'p1 attack',
        p1: [['Dynamite (tapped)', 'Idler'], 0, 0],
        p2: [0, 0, 0],
        facts: ['abilityActivated Dynamite', 'effectResolved Dynamite'],
        factsNot: ['lastingEffectBegan'],
      },
      { p1: { battleZone: ['Dynamite', 'Idler'] } },
    ),
    sourceGone: decided(
      '110.5a',
      'The creature returns to the hand while the effect waits: the other has what it last had.',
      [
        ['p1 attack', CHARGE],
        ['p1 standby', 'Bouncer'],
        ['p1 attack', 'Cog attacks the player'],
        ['p1 standby', 'Cog'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Bouncer'], ['Dynamite', 'Filler', 'Cog'], 0],
        p2: [0, 0, 0],
        facts: ['cardDrawn Filler > hand', 'effectResolved Cog'],
      },
      { p1: { battleZone: ['Dynamite', 'Bouncer', 'Cog'] } },
    ),
    secondCopy: decided(
      '608.2',
      'What one has been given is given on by it, with what it has itself.',
      [
        ['p1 attack', CHARGE],
        ['p1 choose', 'Dynamite'],
        ['p1 attack', CHARGE],
        ['p1 choose', 'Cog'],
        ['p1 attack', 'Cog attacks the player'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Dynamite (tapped)', 'Dynamite (tapped)', 'Cog (tapped)', 'Idler'], 2, 0],
        p2: [0, 0, 0],
      },
      { p1: { battleZone: ['Dynamite', 'Dynamite', 'Cog', 'Idler'] } },
    ),
    turnSkipped: decided(
      '101.1',
      'The turn is skipped before the effect resolves: it is lost.',
      [
        ['p1 attack', CHARGE],
        ['p1 standby', 'Dusk Nap'],
      ],
      { asked: 'p2 charge', p1: [['Dynamite (tapped)', 'Dusk Nap', 'Cog'], 0, 0], p2: [0, 1, 0] },
      { p1: { battleZone: ['Dynamite', 'Dusk Nap', 'Cog'] } },
    ),
    restored: decided(
      '602.1',
      'The power and the abilities that it was given are kept.',
      [
        ['p1 attack', CHARGE],
        ['p1 attack', 'Cog attacks the player'],
      ],
      { asked: 'p1 shields', p1: [['Dynamite (tapped)', 'Cog (tapped)', 'Idler'], 1, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Dynamite', 'Cog', 'Idler'] } },
    ),
  },
};

const TAP = 'Tap Wellspring for its mana ability';

/** 313.2, 602.1. Mana ability. */
const manaAbilityRow: Row = {
  bearer: land({ name: 'Wellspring', civilizations: ['nature'], abilities: [manaAbility(strike)] }),
  home: 'p1',
  lies: { manaZone: ['Wellspring'] },
  step: 'main',
  corners: {
    attacking: never('504.1', 'it is used in the main step, before any attack'),
    blocking: never('504.1', 'it is used in the main step of its own player, who does not block then'),
    otherTurn: never('504.1', 'it is used in the main step of its own player'),
    pending: never('409.1c', 'a pending card does not count in the mana zone, where its ability works'),
    replaced: decided(
      '602.2',
      'What the effect does is replaced, and the land has been tapped all the same.',
      [
        ['p1 main', TAP],
        ['p1 choose', 'Raider'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], 0, 0],
        p2: [['Lifeline'], ['Raider'], 0],
        others: { p1: { manaZone: ['Wellspring (tapped)'] } },
      },
      { p2: { battleZone: ['Raider', 'Lifeline'] } },
    ),
    misfired: decided(
      '101.3',
      'Without a creature to destroy it may be used, and does nothing.',
      [['p1 main', TAP]],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], 0, 0],
        p2: [0, 0, 0],
        facts: ['abilityActivated Wellspring', 'effectResolved Wellspring'],
        others: { p1: { manaZone: ['Wellspring (tapped)'] } },
      },
    ),
    sourceGone: never('602.2', 'its effect is the first on standby, and nothing takes the land away before'),
    secondCopy: decided(
      '602.1',
      'Each of two is tapped for its own.',
      [
        ['p1 main', TAP],
        ['p1 choose', 'Raider'],
        ['p1 main', TAP],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], 0, 0],
        p2: [[], 0, ['Bull', 'Raider']],
        others: { p1: { manaZone: ['Wellspring (tapped)', 'Wellspring (tapped)'] } },
      },
      { p2: { battleZone: ['Raider', 'Bull'] } },
    ),
    turnSkipped: never('602.2', 'its effect is the first on standby, and nothing skips the turn before'),
    restored: decided(
      '602.1',
      'The effect goes on where it asks.',
      [
        ['p1 main', TAP],
        ['p1 choose', 'Bull'],
      ],
      { asked: 'p1 attack', p1: [['Raider', 'Idler'], 0, 0], p2: [['Raider'], 0, ['Bull']] },
      { p2: { battleZone: ['Raider', 'Bull'] } },
    ),
  },
};

/** Keywords that are activated abilities. */
export const activatedKeywords = {
  tapAbility: tapAbilityRow,
  silentSkill: silentSkillRow,
  dynamo: dynamoRow,
  manaAbility: manaAbilityRow,
};
