import {
  cardsIn,
  choose,
  chooseAnyNumber,
  creature,
  destroy,
  draw,
  inOrder,
  may,
  opponentsCreatures,
  put,
  returnToHand,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  whenDestroyed,
  whenPut,
  withTotal,
  yourHand,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { BLACK_V, FUNK, GUARDIAN, LULUFENS, MUTANT, RIAS, SNOUT, SOUL, TRI_HORN } from './cardNames.ts';
import { mourner, plain } from './sharedCards.ts';

const OLZEKIA = 'Olzekia, General of Decapitation';
const JIN = 'Kiryuin Jin, Young Leader';
const ALLSHOT = 'Magnum, Allshot Puppet';
const TRUEKAISER = 'Truekaiser Adrenaline Max';
const BARADIOS = 'Baradios, Lord of Dragon Spirits';

const SANJI = 'Dark Sanji, Darkfang Ninja';

/** Its effect continues after putting a creature. */
const drover = creature({
  ...plain,
  name: 'Drover',
  abilities: [whenPut(self, inOrder(put(choose(yourHand({ type: 'creature' }))), topOfDeckTo('manaZone')))],
});

const rally = spell({
  name: 'Rally',
  civilizations: ['light'],
  cost: 2,
  abilities: [spellAbility(put(withTotal(chooseAnyNumber(yourHand({ type: 'creature' })), 'cost', 9)))],
});

/** Destroys an opponent's creature when it is destroyed. */
const wasp = creature({
  ...plain,
  name: 'Wasp',
  power: 1000,
  abilities: [whenDestroyed(self, destroy(choose(opponentsCreatures())))],
});

const glazier = creature({
  ...plain,
  name: 'Glazier',
  abilities: [when({ event: 'shieldBroken', of: 'any' }, may(draw()))],
});

const quake = spell({
  name: 'Quake',
  civilizations: ['nature'],
  cost: 2,
  abilities: [spellAbility(returnToHand(cardsIn('shieldZone', 'any')))],
});

const sunset = creature({
  ...plain,
  name: 'Sunset',
  abilities: [when({ event: 'endOfTurn', of: 'any' }, draw())],
});

/** 101.4, 605.1: effects that trigger together or during another resolution. */
export const triggerOrder: readonly Scenario[] = [
  {
    id: 'TR-004',
    rules: ['101.4d'],
    status: 'firm',
    asks: 'An effect triggers while another is resolving. When does it resolve?',
    says: 'Effects that trigger while a spell or an effect is resolving wait until it is finished.',
    begin: {
      cards: [drover],
      p1: { hand: [SOUL], manaZone: { darkness: 4 }, battleZone: [MUTANT, 'Burning Mane'] },
      p2: { battleZone: ['Fear Fang'], hand: ['King Coral'] },
    },
    plays: [
      {
        name: 'during a spell',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${SOUL}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: [MUTANT] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardDestroyed ${MUTANT}`,
            `effectTriggered ${MUTANT}`,
            'p1 cardDrawn',
            'p1 cardDrawn',
            'p1 cardDrawn',
            `cardMoved ${SOUL} > graveyard`,
            `effectBegan ${MUTANT}`,
            'p2 cardDiscarded King Coral',
          ],
          p1: { battleZone: ['Burning Mane'], hand: 3, graveyard: [MUTANT, SOUL] },
          p2: { battleZone: ['Fear Fang'], hand: [], graveyard: ['King Coral'] },
        },
      },
      {
        name: 'during another effect',
        begin: {
          p1: { hand: ['Drover', 'Aqua Hulcus'], manaZone: { nature: 2 }, battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Drover'] },
          {
            asked: 'p1 confirm',
            facts: [
              'effectBegan Drover',
              'cardPut Aqua Hulcus',
              'effectTriggered Aqua Hulcus',
              'cardMoved > manaZone',
              'effectResolved Drover',
              'effectBegan Aqua Hulcus',
            ],
            factsNot: ['cardDrawn'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: { battleZone: ['Burning Mane', 'Drover', 'Aqua Hulcus'], hand: 1, graveyard: 0, manaCount: 3 },
          p2: { battleZone: ['Fear Fang'], hand: ['King Coral'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-005',
    rules: ['101.4d', '605.2f'],
    status: 'firm',
    asks: "Savage Earth puts Olzekia. Does Olzekia's effect interrupt the spell?",
    says: 'Savage Earth puts Olzekia. The other parts of the spell come first and the spell goes to the graveyard; then Olzekia destroys.',
    begin: {
      p1: {
        hand: ['Savage Earth'],
        manaZone: [OLZEKIA, ...Array.from({ length: 8 }, () => 'Natural Snare')],
        battleZone: ['Burning Mane', 'Fear Fang'],
      },
      p2: { manaZone: ['Aqua Knight'], battleZone: ['Forest Hornet', TRI_HORN] },
    },
    plays: [
      {
        name: 'all parts before Olzekia',
        steps: [
          { asked: 'p1 main', choose: ['Cast Savage Earth'] },
          { asked: 'p1 pay', choose: [`Tap ${Array(8).fill('Natural Snare').join(', ')}`] },
          {
            asked: 'p1 choose',
            facts: [`cardPut ${OLZEKIA}`, `effectTriggered ${OLZEKIA}`, 'p2 cardPut Aqua Knight'],
            factsNot: ['effectBegan', 'cardDestroyed'],
            offers: ['Burning Mane', 'Fear Fang', OLZEKIA],
            only: true,
            choose: ['Burning Mane'],
          },
          {
            asked: 'p1 choose',
            facts: ['cardMoved Burning Mane > manaZone'],
            factsNot: ['effectBegan'],
            offers: ['Forest Hornet', TRI_HORN, 'Aqua Knight'],
            only: true,
            choose: [TRI_HORN],
          },
          {
            asked: 'p1 choose',
            facts: [
              `cardMoved ${TRI_HORN} > manaZone`,
              'cardMoved Savage Earth > graveyard',
              `effectBegan ${OLZEKIA}`,
            ],
            offers: ['Fear Fang', OLZEKIA],
            only: true,
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['cardDestroyed Fear Fang', 'cardDestroyed Forest Hornet'],
          p1: { battleZone: [OLZEKIA], hand: 0, graveyard: ['Savage Earth', 'Fear Fang'], manaCount: 9 },
          p2: {
            battleZone: [],
            hand: ['Aqua Knight', 'Filler'],
            graveyard: ['Forest Hornet'],
            manaZone: [TRI_HORN],
          },
        },
      },
      {
        name: 'Olzekia itself goes back to the mana zone',
        steps: [
          { asked: 'p1 main', choose: ['Cast Savage Earth'] },
          { asked: 'p1 pay', choose: [`Tap ${Array(8).fill('Natural Snare').join(', ')}`] },
          { asked: 'p1 choose', choose: [OLZEKIA] },
          { asked: 'p1 choose', choose: [TRI_HORN] },
          {
            asked: 'p1 choose',
            facts: ['cardMoved Savage Earth > graveyard', `effectBegan ${OLZEKIA}`],
            offers: ['Burning Mane', 'Fear Fang'],
            only: true,
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Fear Fang', 'cardDestroyed Forest Hornet'],
          p1: {
            battleZone: ['Burning Mane'],
            hand: 0,
            graveyard: ['Savage Earth', 'Fear Fang'],
            manaCount: 9,
          },
          p2: { battleZone: [], hand: ['Aqua Knight'], graveyard: ['Forest Hornet'], manaZone: [TRI_HORN] },
        },
      },
    ],
  },
  {
    id: 'TR-006',
    rules: ['604.4a', '703.1', '703.4c'],
    status: 'firm',
    asks: 'Do continuous effects wait behind effects on standby?',
    says: 'Continuous effects and the resulting state-based actions apply before any effect on standby resolves, even one that has been waiting longer.',
    begin: {
      cards: [rally],
      p1: { hand: [FUNK], manaZone: { light: 3 }, battleZone: [RIAS] },
      p2: { battleZone: [MUTANT, 'Fear Fang'] },
    },
    plays: [
      {
        name: 'both are put at once',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${FUNK}`] },
          {
            asked: 'p1 confirm',
            facts: [`cardPut ${FUNK}`, `p2 cardDestroyed ${MUTANT} @703.4c`, `p1 effectBegan ${RIAS}`],
            factsNot: [`effectBegan ${MUTANT}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', `p2 effectBegan ${MUTANT}`, 'p1 cardDiscarded'],
          p1: { battleZone: [RIAS, FUNK], hand: 0, graveyard: 1 },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: [MUTANT] },
        },
      },
      {
        name: 'the effect was on standby first',
        begin: {
          p1: { hand: ['Rally', 'Aqua Hulcus', FUNK], manaZone: { light: 2 }, battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Rally'] },
          { asked: 'p1 choose', choose: ['Aqua Hulcus', FUNK] },
          {
            asked: 'p1 confirm',
            facts: [
              'cardPut Aqua Hulcus',
              'effectTriggered Aqua Hulcus',
              `cardPut ${FUNK}`,
              `p2 cardDestroyed ${MUTANT} @703.4c`,
              'effectBegan Aqua Hulcus',
            ],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p2 effectBegan ${MUTANT}`],
          factsNot: ['cardDrawn', 'cardDiscarded'],
          p1: { battleZone: ['Burning Mane', 'Aqua Hulcus', FUNK], hand: 0, graveyard: ['Rally'] },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: [MUTANT] },
        },
      },
    ],
  },
  {
    id: 'TR-007',
    rules: ['703.4c', '603.2'],
    status: 'firm',
    asks: 'Funk is put against Swine Snout. Can Swine Snout grow before it is destroyed?',
    says: 'Swine Snout has power 1000, and Funk makes it 0 the moment it is put: Swine Snout is destroyed before it can grow.',
    begin: {
      p1: { hand: [FUNK], manaZone: { light: 3 }, battleZone: [SNOUT, 'Fear Fang'] },
      p2: { battleZone: [SNOUT, 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'Funk is summoned',
        steps: [{ asked: 'p1 main', choose: [`Summon ${FUNK}`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardPut ${FUNK}`,
            `p1 cardDestroyed ${SNOUT} @703.4c`,
            `p2 cardDestroyed ${SNOUT} @703.4c`,
          ],
          factsNot: ['lastingEffectBegan'],
          p1: { battleZone: ['Fear Fang', FUNK], hand: 0, graveyard: [SNOUT] },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: [SNOUT] },
        },
      },
      {
        name: 'a creature without a power reduction is summoned',
        begin: { p1: { hand: [RIAS], manaZone: { light: 5 } } },
        steps: [{ asked: 'p1 main', choose: [`Summon ${RIAS}`] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${RIAS}`, `p1 lastingEffectBegan ${SNOUT}`, `p2 lastingEffectBegan ${SNOUT}`],
          factsNot: ['cardDestroyed'],
          p1: { battleZone: [SNOUT, 'Fear Fang', RIAS], hand: 0, graveyard: 0 },
          p2: { battleZone: [SNOUT, 'Tri-horn Shepherd'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-008',
    rules: ['605.1'],
    status: 'firm',
    asks: "Do a player's effects resolve in the order in which they triggered?",
    says: "A player's effects resolve in the order that player chooses, no matter which went on standby first.",
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: [RIAS, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'Mist Rias first',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            factsNot: ['effectBegan'],
            offers: [RIAS, 'Aqua Hulcus'],
            only: true,
            mayPass: false,
            choose: [RIAS],
          },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${RIAS}`],
            factsNot: ['effectBegan Aqua Hulcus'],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', facts: ['effectBegan Aqua Hulcus'], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang', 'Aqua Hulcus'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Aqua Hulcus first',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          { asked: 'p1 standby', offers: [RIAS, 'Aqua Hulcus'], only: true, choose: ['Aqua Hulcus'] },
          {
            asked: 'p1 confirm',
            facts: ['effectBegan Aqua Hulcus'],
            factsNot: [`effectBegan ${RIAS}`],
            choose: 'pass',
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang', 'Aqua Hulcus'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the newest first',
        begin: { p1: { hand: [LULUFENS, 'Aqua Hulcus'], manaZone: { light: 6 } } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', offers: [RIAS, LULUFENS], only: true, choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 standby',
            facts: ['cardPut Aqua Hulcus', 'effectResolved Lulufens, Sun Dragon Elemental'],
            factsNot: [`effectBegan ${RIAS}`],
            offers: ['Aqua Hulcus', RIAS, RIAS],
            only: true,
            choose: ['Aqua Hulcus'],
          },
          {
            asked: 'p1 confirm',
            facts: ['effectBegan Aqua Hulcus'],
            factsNot: [`effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang', LULUFENS, 'Aqua Hulcus'], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-009',
    rules: ['101.4'],
    status: 'firm',
    asks: 'Effects of both players trigger at the same time. Whose resolve first?',
    says: "If effects of both players trigger at the same time, the active player's resolve first.",
    begin: {
      p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: [RIAS] },
      p2: { battleZone: [RIAS, 'Fear Fang'] },
    },
    plays: [
      {
        name: "during p1's turn",
        steps: [
          { asked: 'p1 main', choose: ['Summon Burning Mane'] },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`, `p2 resolves ${RIAS}`],
            state: 'turn.main.apResolve.resolving',
            facts: [`p1 effectTriggered ${RIAS}`, `p2 effectTriggered ${RIAS}`, `p1 effectBegan ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`],
            state: 'turn.main.napResolve.resolving',
            facts: ['p1 cardDrawn', `p1 effectResolved ${RIAS}`, `p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Fear Fang'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: "during p2's turn",
        begin: {
          active: 'p2',
          p1: { hand: [], manaZone: 0 },
          p2: { hand: ['Burning Mane'], manaZone: { nature: 2 } },
        },
        steps: [
          { asked: 'p2 main', choose: ['Summon Burning Mane'] },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`, `p1 resolves ${RIAS}`],
            factsNot: [`p1 effectBegan ${RIAS}`],
            choose: 'pass',
          },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`],
            facts: [`p1 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p2 attack',
          p1: { battleZone: [RIAS], hand: 1, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Fear Fang', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-010',
    rules: ['101.4', '115.3b'],
    status: 'firm',
    asks: 'Two Propeller Mutants destroy each other. Who discards first?',
    says: "Two Propeller Mutants of equal power destroy each other in one event. The active player's effect resolves first, so the non-active player discards first.",
    begin: {
      step: 'attack',
      p1: { battleZone: [MUTANT, 'Burning Mane'], hand: ['Aqua Knight'] },
      p2: { battleZone: [{ name: MUTANT, tapped: true }, 'Fear Fang'], hand: ['King Coral'] },
    },
    plays: [
      {
        name: 'they battle',
        steps: [{ asked: 'p1 attack', choose: [`${MUTANT} attacks ${MUTANT}`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `p1 cardDestroyed ${MUTANT} @703.4d`,
            `p2 cardDestroyed ${MUTANT} @703.4d`,
            `p1 battleLost ${MUTANT}`,
            `p2 battleLost ${MUTANT}`,
            `p1 effectBegan ${MUTANT}`,
            'p2 cardDiscarded King Coral',
            `p2 effectBegan ${MUTANT}`,
            'p1 cardDiscarded Aqua Knight',
          ],
          p1: { battleZone: ['Burning Mane'], hand: [], graveyard: [MUTANT, 'Aqua Knight'] },
          p2: { battleZone: ['Fear Fang'], hand: [], graveyard: [MUTANT, 'King Coral'] },
        },
      },
    ],
  },
  {
    id: 'TR-011',
    rules: ['101.4', '703.4c'],
    status: 'firm',
    asks: 'Dark Sanji is put against Swine Snout. Which effect comes first?',
    says: "If Dark Sanji is put during its player's turn, its -2000 resolves before the +3000 of the opponent's Swine Snout, which is destroyed. During the opponent's turn, Swine Snout grows first.",
    begin: {
      p1: { hand: [SANJI], manaZone: { darkness: 5 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [SNOUT, 'Burning Mane'] },
    },
    plays: [
      {
        name: "during its player's turn",
        steps: [
          { asked: 'p1 main', choose: [`Summon ${SANJI}`] },
          {
            asked: 'p1 choose',
            state: 'turn.main.apResolve.resolving',
            facts: [`effectBegan ${SANJI}`],
            factsNot: [`effectBegan ${SNOUT}`, 'lastingEffectBegan'],
            offers: [SNOUT, 'Burning Mane'],
            only: true,
            choose: [SNOUT],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p2 cardDestroyed ${SNOUT} @703.4c`],
          factsNot: [`lastingEffectBegan ${SNOUT}`],
          p1: { battleZone: ['Fear Fang', SANJI], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: [SNOUT] },
        },
      },
      {
        name: "during the opponent's turn, by ninja strike",
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, battleZone: [SNOUT, 'Fear Fang'] },
          p2: { hand: [SANJI], manaZone: 4, battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 attack', choose: [`${SNOUT} attacks the player`] },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${SANJI}`],
            only: true,
            choose: [`Declare ${SANJI}`],
          },
          {
            asked: 'p2 choose',
            facts: [
              `cardPut ${SANJI}`,
              `p1 effectBegan ${SNOUT}`,
              `p1 lastingEffectBegan ${SNOUT}`,
              `p2 effectBegan ${SANJI}`,
            ],
            offers: [SNOUT, 'Fear Fang'],
            only: true,
            choose: [SNOUT],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`p2 lastingEffectBegan ${SANJI}`],
          factsNot: ['cardDestroyed'],
          p1: { battleZone: [`${SNOUT} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', SANJI], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-012',
    rules: ['101.4'],
    status: 'firm',
    asks: "Dark Sanji is summoned by ninja strike in the turn of Swine Snout's player. Does Swine Snout survive?",
    says: "In the opponent's turn Dark Sanji is summoned by ninja strike while the opponent has Swine Snout. The active player's +3000 comes first, so Swine Snout survives the -2000 with 2000 power.",
    begin: {
      step: 'attack',
      p1: { battleZone: [SNOUT, 'Fear Fang'] },
      p2: { hand: [SANJI], manaZone: 4, battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the opponent is the active player',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${SANJI}`] },
          {
            asked: 'p2 choose',
            facts: [
              `cardPut ${SANJI}`,
              `p1 effectBegan ${SNOUT}`,
              `p1 effectResolved ${SNOUT}`,
              `p2 effectBegan ${SANJI}`,
            ],
            offers: [SNOUT, 'Fear Fang'],
            only: true,
            choose: [SNOUT],
          },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['cardDestroyed'],
          p1: { battleZone: [SNOUT, 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', SANJI], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'Dark Sanji belongs to the active player',
        begin: {
          step: 'main',
          p1: { hand: [SANJI], manaZone: { darkness: 5 }, battleZone: ['Fear Fang'] },
          p2: { hand: 0, manaZone: 0, battleZone: [SNOUT, 'Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${SANJI}`] },
          {
            asked: 'p1 choose',
            facts: [`p1 effectBegan ${SANJI}`],
            factsNot: ['p2 effectBegan'],
            offers: [SNOUT, 'Burning Mane'],
            only: true,
            choose: [SNOUT],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${SNOUT}`, `p2 effectBegan ${SNOUT}`],
          p1: { battleZone: ['Fear Fang', SANJI], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: [SNOUT] },
        },
      },
    ],
  },
  {
    id: 'TR-013',
    rules: ['101.4c'],
    status: 'firm',
    asks: 'An effect triggers during a resolution. Does it wait behind those already on standby?',
    says: "An effect that triggers during a resolution is treated as if it had triggered together with those already on standby: an effect of the active player goes before the non-active player's remaining ones.",
    begin: {
      cards: [wasp, mourner],
      p1: { hand: [FUNK], manaZone: { light: 3 }, battleZone: ['Mourner', 'Fear Fang'] },
      p2: { battleZone: ['Wasp', 'Wasp', TRI_HORN] },
    },
    plays: [
      {
        name: 'an effect of the active player triggers',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${FUNK}`] },
          {
            asked: 'p2 choose',
            state: 'turn.main.napResolve.resolving',
            facts: ['p2 cardDestroyed Wasp @703.4c', 'p2 cardDestroyed Wasp @703.4c', 'p2 effectBegan Wasp'],
            offers: ['Mourner', 'Fear Fang', FUNK],
            only: true,
            choose: ['Mourner'],
          },
          {
            asked: 'p2 choose',
            facts: [
              'p1 cardDestroyed Mourner',
              'p2 effectResolved Wasp',
              'p1 effectBegan Mourner',
              'p1 cardDrawn',
              'p1 effectResolved Mourner',
              'p2 effectBegan Wasp',
            ],
            offers: ['Fear Fang', FUNK],
            only: true,
            choose: [FUNK],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p1 cardDestroyed ${FUNK}`],
          p1: { battleZone: ['Fear Fang'], hand: 1, graveyard: ['Mourner', FUNK] },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: ['Wasp', 'Wasp'] },
        },
      },
      {
        name: 'nothing triggers in between',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${FUNK}`] },
          { asked: 'p2 choose', choose: [FUNK] },
          {
            asked: 'p2 choose',
            factsNot: ['cardDrawn'],
            offers: ['Mourner', 'Fear Fang'],
            only: true,
            choose: ['Mourner'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 cardDestroyed Mourner',
            'p2 effectResolved Wasp',
            'p1 effectBegan Mourner',
            'p1 cardDrawn',
          ],
          p1: { battleZone: ['Fear Fang'], hand: 1, graveyard: ['Mourner', FUNK] },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: ['Wasp', 'Wasp'] },
        },
      },
    ],
  },
  {
    id: 'TR-014',
    rules: ['101.4c'],
    status: 'firm',
    asks: 'Kiryuin Jin puts a second Kiryuin Jin against Magnum. Whose effect is next?',
    says: "Kiryuin Jin puts a second Kiryuin Jin from the mana zone, which triggers the opponent's Magnum. The second Kiryuin Jin's effect is the active player's, so it resolves before Magnum's.",
    begin: {
      p1: {
        hand: [JIN],
        manaZone: [JIN, 'Fear Fang', ...Array.from({ length: 3 }, () => 'Natural Snare')],
        battleZone: ['Burning Mane'],
      },
      p2: { battleZone: [ALLSHOT] },
    },
    plays: [
      {
        name: 'the second puts another creature',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${JIN}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', offers: [JIN, 'Fear Fang'], only: true, choose: [JIN] },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${JIN}`, `p2 resolves ${ALLSHOT}`],
            facts: [`cardPut ${JIN}`, `p2 effectTriggered ${ALLSHOT}`, `p1 effectBegan ${JIN}`],
            factsNot: [`effectBegan ${ALLSHOT}`],
            choose: ['Yes'],
          },
          {
            asked: 'p1 choose',
            facts: ['cardPut Fear Fang', `p2 effectBegan ${ALLSHOT}`],
            choose: ['Burning Mane'],
          },
          { asked: 'p1 choose', facts: ['cardDestroyed Burning Mane'], choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['cardDestroyed Fear Fang'],
          p1: { battleZone: [JIN, JIN], hand: 0, graveyard: ['Burning Mane', 'Fear Fang'], manaCount: 3 },
          p2: { battleZone: [ALLSHOT], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'the second puts nothing',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${JIN}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: [JIN] },
          { asked: 'p1 confirm', factsNot: [`effectBegan ${ALLSHOT}`], choose: 'pass' },
          { asked: 'p1 choose', facts: [`p2 effectBegan ${ALLSHOT}`], choose: [`${JIN} #1`] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${JIN}`],
          p1: { battleZone: ['Burning Mane', JIN], hand: 0, graveyard: [JIN], manaCount: 4 },
          p2: { battleZone: [ALLSHOT], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the first puts nothing',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${JIN}`] },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: [`effectTriggered ${ALLSHOT}`],
          p1: { battleZone: ['Burning Mane', JIN], hand: 0, graveyard: 0, manaCount: 5 },
          p2: { battleZone: [ALLSHOT], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-015',
    rules: ['101.4c', '603.2c'],
    status: 'firm',
    asks: 'Two Baradios tap everything and Truekaiser untaps the Dragons. What is untapped in the end?',
    says: "The last shield of a player with two Baradios is broken. The first Baradios taps everything, which triggers the active player's Truekaiser; it untaps the Dragons before the second Baradios taps everything again.",
    begin: {
      step: 'attack',
      p1: {
        battleZone: [TRUEKAISER, { name: 'Bolshack Dragon', tapped: true }, 'Fear Fang', 'Burning Mane'],
      },
      p2: { battleZone: [BARADIOS, BARADIOS], shieldZone: 1 },
    },
    plays: [
      {
        name: 'the last shield is broken',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          facts: [
            'p2 shieldBroken',
            `p2 effectTriggered ${BARADIOS}`,
            `p2 effectTriggered ${BARADIOS}`,
            `p2 effectBegan ${BARADIOS}`,
            `cardTapped ${TRUEKAISER}`,
            `p1 effectTriggered ${TRUEKAISER}`,
            `p2 effectResolved ${BARADIOS}`,
            `p1 effectBegan ${TRUEKAISER}`,
            `cardUntapped ${TRUEKAISER}`,
            'cardUntapped Bolshack Dragon',
            `p1 effectResolved ${TRUEKAISER}`,
            `p2 effectBegan ${BARADIOS}`,
            `cardTapped ${TRUEKAISER}`,
            'cardTapped Bolshack Dragon',
            `p2 effectResolved ${BARADIOS}`,
          ],
          p1: {
            battleZone: [
              `${TRUEKAISER} (tapped)`,
              'Bolshack Dragon (tapped)',
              'Fear Fang (tapped)',
              'Burning Mane (tapped)',
            ],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: [BARADIOS, BARADIOS], hand: 2, graveyard: 0, shieldZone: 0 },
        },
      },
      {
        name: 'one Baradios',
        begin: { p2: { battleZone: [BARADIOS] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardTapped ${TRUEKAISER}`, `cardUntapped ${TRUEKAISER}`],
          p1: {
            battleZone: [TRUEKAISER, 'Bolshack Dragon', 'Fear Fang (tapped)', 'Burning Mane (tapped)'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: [BARADIOS], hand: 1, graveyard: 0, shieldZone: 0 },
        },
      },
      {
        name: 'not the last shield',
        begin: { p2: { shieldZone: 2 } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered'],
          p1: {
            battleZone: [TRUEKAISER, 'Bolshack Dragon (tapped)', 'Fear Fang (tapped)', 'Burning Mane'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: [BARADIOS, BARADIOS], hand: 1, graveyard: 0, shieldZone: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-017',
    rules: ['101.4a', '101.4b'],
    status: 'firm',
    asks: 'Do shield triggers come before other effects on standby?',
    says: 'Shield triggers and strike backs are used before all other effects on standby, for either player.',
    begin: {
      cards: [glazier],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Glazier'] },
      p2: { shieldZone: ['Terror Pit', 'Filler'], battleZone: ['Glazier'] },
    },
    plays: [
      {
        name: 'a shield trigger',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit'],
            only: true,
            mayPass: true,
            choose: ['Shield trigger: Terror Pit'],
          },
          {
            asked: 'p2 choose',
            factsNot: ['effectBegan Glazier'],
            offers: ['Fear Fang', 'Burning Mane', 'Glazier'],
            only: true,
            choose: ['Burning Mane'],
          },
          {
            asked: 'p1 confirm',
            facts: [
              'cardDestroyed Burning Mane',
              'cardMoved Terror Pit > graveyard',
              'p1 effectBegan Glazier',
            ],
            choose: 'pass',
          },
          { asked: 'p2 confirm', facts: ['p2 effectBegan Glazier'], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang (tapped)', 'Glazier'], hand: 0, graveyard: ['Burning Mane'] },
          p2: { battleZone: ['Glazier'], hand: 1, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
      {
        name: 'a strike back',
        begin: { p2: { hand: ['Crack Crawler'], shieldZone: ['Burning Mane', 'Filler'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            offers: ['Strike back: Crack Crawler, discarding Burning Mane'],
            only: true,
            choose: ['Strike back: Crack Crawler, discarding Burning Mane'],
          },
          {
            asked: 'p1 confirm',
            facts: ['p2 cardDiscarded Burning Mane', 'cardPut Crack Crawler', 'p1 effectBegan Glazier'],
            choose: ['Yes'],
          },
          { asked: 'p2 confirm', facts: ['p2 effectBegan Glazier'], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane', 'Glazier'], hand: 1, graveyard: 0 },
          p2: {
            battleZone: ['Glazier', 'Crack Crawler'],
            hand: 0,
            graveyard: ['Burning Mane'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: [] },
          { asked: 'p1 confirm', factsNot: ['cardUsed'], choose: 'pass' },
          { asked: 'p2 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardUsed'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane', 'Glazier'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Glazier'], hand: ['Terror Pit'], graveyard: 0, shieldZone: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-018',
    rules: ['101.4a'],
    status: 'firm',
    asks: 'Both players use shield triggers at the same time. Who goes first?',
    says: 'If both players use shield triggers at the same time, the active player uses theirs first.',
    begin: {
      cards: [quake],
      p1: {
        hand: ['Quake'],
        manaZone: { nature: 2 },
        battleZone: ['Fear Fang', 'Aqua Soldier'],
        shieldZone: ['Terror Pit'],
      },
      p2: { battleZone: ['Burning Mane', TRI_HORN], shieldZone: ['Spiral Gate'] },
    },
    plays: [
      {
        name: 'both declare',
        steps: [
          { asked: 'p1 main', choose: ['Cast Quake'] },
          {
            asked: 'p1 declareShields',
            offers: ['Shield trigger: Terror Pit'],
            only: true,
            choose: ['Shield trigger: Terror Pit'],
          },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Spiral Gate'],
            only: true,
            choose: ['Shield trigger: Spiral Gate'],
          },
          {
            asked: 'p1 choose',
            facts: [
              'p1 cardMoved Terror Pit > hand',
              'p2 cardMoved Spiral Gate > hand',
              'p1 cardUsed Terror Pit',
            ],
            factsNot: ['cardUsed Spiral Gate'],
            offers: ['Burning Mane', TRI_HORN],
            only: true,
            choose: [TRI_HORN],
          },
          {
            asked: 'p2 choose',
            facts: [`cardDestroyed ${TRI_HORN}`, 'p2 cardUsed Spiral Gate'],
            offers: ['Burning Mane', 'Fear Fang', 'Aqua Soldier'],
            only: true,
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Aqua Soldier'],
            hand: ['Fear Fang'],
            graveyard: ['Quake', 'Terror Pit'],
            shieldZone: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: [TRI_HORN, 'Spiral Gate'], shieldZone: 0 },
        },
      },
      {
        name: 'only the non-active player declares',
        steps: [
          { asked: 'p1 main', choose: ['Cast Quake'] },
          { asked: 'p1 declareShields', choose: [] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Spiral Gate'] },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardUsed Terror Pit'],
          p1: {
            battleZone: ['Aqua Soldier'],
            hand: ['Fear Fang', 'Terror Pit'],
            graveyard: ['Quake'],
            shieldZone: 0,
          },
          p2: { battleZone: ['Burning Mane', TRI_HORN], hand: 0, graveyard: ['Spiral Gate'], shieldZone: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-019',
    rules: ['101.4a'],
    status: 'firm',
    asks: "Do the attacked player's shield triggers come before the active player's effects?",
    says: "The attacked player's shield triggers come before the active player's other effects, although the active player's effects usually go first.",
    begin: {
      cards: [glazier],
      step: 'attack',
      p1: { battleZone: ['Glazier', 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit', 'Filler'], battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: ['Glazier attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          {
            asked: 'p2 choose',
            facts: ['cardUsed Terror Pit'],
            factsNot: ['effectBegan Glazier'],
            choose: ['Glazier'],
          },
          {
            asked: 'p1 confirm',
            facts: ['cardDestroyed Glazier', 'cardMoved Terror Pit > graveyard', 'effectBegan Glazier'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: { battleZone: ['Fear Fang'], hand: 1, graveyard: ['Glazier'] },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Glazier attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: [] },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: { battleZone: ['Glazier (tapped)', 'Fear Fang'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: ['Terror Pit'], graveyard: 0, shieldZone: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-021',
    rules: ['506.3'],
    status: 'firm',
    asks: 'Does an attack trigger resolve before or after blocking?',
    says: 'An attack trigger resolves as soon as the attack is declared, before blocking, not after the attack.',
    begin: {
      step: 'attack',
      p1: { battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { battleZone: [GUARDIAN], hand: ['King Coral', 'Aqua Knight'] },
    },
    plays: [
      {
        name: 'it attacks',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p2 choose',
            state: 'turn.attack.declaration.apResolve.resolving',
            facts: [
              `attackDeclared ${BLACK_V} @506.3`,
              `effectTriggered ${BLACK_V}`,
              `effectBegan ${BLACK_V}`,
            ],
            offers: ['King Coral', 'Aqua Knight'],
            only: true,
            choose: ['King Coral'],
          },
          {
            asked: 'p2 block',
            facts: ['cardDiscarded King Coral', `effectResolved ${BLACK_V}`],
            choose: [`Block with ${GUARDIAN}`],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${GUARDIAN}`],
          factsNot: ['effectBegan', 'cardDiscarded'],
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: [], hand: ['Aqua Knight'], graveyard: ['King Coral', GUARDIAN], shieldZone: 5 },
        },
      },
      {
        name: 'another creature attacks',
        steps: [{ asked: 'p1 attack', choose: ['Fear Fang attacks the player'] }],
        end: {
          asked: 'p2 block',
          factsNot: ['effectTriggered', 'cardDiscarded'],
          p1: { battleZone: [BLACK_V, 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: [GUARDIAN], hand: ['King Coral', 'Aqua Knight'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-043',
    rules: ['603.3', '101.4'],
    status: 'firm',
    asks: 'In which order do triggered effects of both players resolve?',
    says: "Triggered effects wait on standby, and the active player's resolve before the non-active player's, whichever player is active.",
    begin: {
      cards: [sunset],
      step: 'attack',
      p1: { battleZone: ['Sunset', 'Fear Fang'] },
      p2: { battleZone: ['Sunset', 'Burning Mane'] },
    },
    plays: [
      {
        name: "at the end of p1's turn",
        steps: [{ asked: 'p1 attack', choose: 'pass' }],
        end: {
          asked: 'p2 charge',
          facts: [
            'p1 effectTriggered Sunset',
            'p2 effectTriggered Sunset',
            'p1 effectBegan Sunset',
            'p1 cardDrawn',
            'p1 effectResolved Sunset',
            'p2 effectBegan Sunset',
            'p2 cardDrawn',
            'turnEnded',
          ],
          p1: { battleZone: ['Sunset', 'Fear Fang'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Sunset', 'Burning Mane'], hand: 2, graveyard: 0 },
        },
      },
      {
        name: "at the end of p2's turn",
        begin: { active: 'p2' },
        steps: [{ asked: 'p2 attack', choose: 'pass' }],
        end: {
          asked: 'p1 charge',
          facts: [
            'p2 effectBegan Sunset',
            'p2 cardDrawn',
            'p2 effectResolved Sunset',
            'p1 effectBegan Sunset',
            'p1 cardDrawn',
            'turnEnded',
          ],
          p1: { battleZone: ['Sunset', 'Fear Fang'], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Sunset', 'Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
];
