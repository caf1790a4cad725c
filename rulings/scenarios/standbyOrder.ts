import {
  another,
  choose,
  creature,
  draw,
  may,
  put,
  shieldTrigger,
  spell,
  spellAbility,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { FORCE, LULUFENS, MUTANT, RIAS, ZUNDOKO } from './cardNames.ts';

const MIELE = 'Miele, Vizier of Lightning';
const WISDOMPHEUS = 'Wisdompheus, Dragonic Elemental';
const MAGNUM = 'Magnum, Fast Attack Puppet';
const BADMIN = 'Badmin Gai, Climb';

const smallSpark = spell({
  name: 'Small Spark',
  civilizations: ['light'],
  cost: 9,
  abilities: [spellAbility(draw())],
});

/** Puts a creature during the opponent's turn. */
const openDoor = spell({
  name: 'Open Door',
  civilizations: ['light'],
  cost: 6,
  abilities: [shieldTrigger, spellAbility(put(choose(yourHand({ type: 'creature' }))))],
});

/** Another card with the same trigger as Mist Rias. */
const doorkeeper = creature({
  name: 'Doorkeeper',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(another('opponent'), may(draw()))],
});

/** 101.4, 605.1: the order in which standby effects resolve. */
export const standbyOrder: readonly Scenario[] = [
  {
    id: 'SB-001',
    rules: ['605.1'],
    status: 'firm',
    says: 'Two effects trigger at the same time. While one resolves, the other waits on standby; it is not lost.',
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: [RIAS] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'Aqua Hulcus resolves, Mist Rias waits',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 standby',
            standby: [`p1 resolves ${RIAS}`, 'p1 resolves Aqua Hulcus'],
            state: 'turn.main.apResolve.ordering',
            facts: ['cardPut Aqua Hulcus > battleZone'],
            factsNot: ['effectBegan'],
            offers: [RIAS, 'Aqua Hulcus'],
            only: true,
            mayPass: false,
            choose: ['Aqua Hulcus'],
          },
          {
            asked: 'p1 confirm',
            standby: ['p1 resolving Aqua Hulcus', `p1 resolves ${RIAS}`],
            state: 'turn.main.apResolve.choosing',
            facts: ['effectBegan Aqua Hulcus @605.1'],
            factsNot: [`effectBegan ${RIAS}`, 'cardDrawn'],
            mayPass: true,
            choose: ['Yes'],
          },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`],
            facts: ['p1 cardDrawn', 'effectResolved Aqua Hulcus', `effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', `effectResolved ${RIAS}`],
          factsNot: ['effectBegan'],
          p1: { battleZone: [RIAS, 'Aqua Hulcus'], hand: 2, graveyard: 0, deckCount: 18 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Mist Rias resolves, Aqua Hulcus waits',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 standby',
            standby: [`p1 resolves ${RIAS}`, 'p1 resolves Aqua Hulcus'],
            offers: [RIAS, 'Aqua Hulcus'],
            only: true,
            choose: [RIAS],
          },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`, 'p1 resolves Aqua Hulcus'],
            facts: [`effectBegan ${RIAS}`],
            factsNot: ['effectBegan Aqua Hulcus'],
            choose: 'pass',
          },
          {
            asked: 'p1 confirm',
            standby: ['p1 resolving Aqua Hulcus'],
            facts: [`effectResolved ${RIAS}`, 'effectBegan Aqua Hulcus'],
            factsNot: ['cardDrawn'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Aqua Hulcus'], hand: 1, graveyard: 0, deckCount: 19 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-003',
    rules: ['605.1'],
    status: 'firm',
    says: 'Wisdompheus has two abilities that trigger when it is put, and both go on standby. Its player resolves either one first; the other waits.',
    begin: {
      cards: [smallSpark],
      p1: {
        hand: [WISDOMPHEUS, 'Small Spark'],
        manaZone: { light: 7 },
        battleZone: ['Fear Fang'],
        deck: [
          'Holy Awe',
          'Aqua Knight',
          'Burning Mane',
          'King Coral',
          'Forest Hornet',
          'Solar Ray',
          'Filler',
        ],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'looking first, then the Spark',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${WISDOMPHEUS}`] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            facts: [`effectTriggered ${WISDOMPHEUS}`, `effectTriggered ${WISDOMPHEUS}`],
            factsNot: ['effectBegan'],
            offers: ['look at the top 5', 'Spark'],
            only: true,
            choose: ['look at the top 5'],
          },
          {
            asked: 'p1 choose',
            facts: [`effectBegan ${WISDOMPHEUS}`],
            factsNot: ['useDeclared Small Spark'],
            offers: ['Holy Awe'],
            only: true,
            mayPass: true,
            choose: ['Holy Awe'],
          },
          {
            asked: 'p1 order',
            facts: ['cardRevealed Holy Awe', 'cardMoved Holy Awe > hand'],
            factsNot: ['useDeclared Small Spark'],
            offers: ['Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet'],
            only: true,
            choose: ['Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet'],
          },
          {
            asked: 'p1 confirm',
            facts: [`effectResolved ${WISDOMPHEUS}`, `effectBegan ${WISDOMPHEUS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardUsed Small Spark', 'p1 cardDrawn Solar Ray', 'cardMoved Small Spark > graveyard'],
          p1: {
            battleZone: ['Fear Fang', WISDOMPHEUS],
            hand: ['Holy Awe', 'Solar Ray'],
            graveyard: ['Small Spark'],
            deck: ['Filler', 'Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet'],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the Spark first, then looking',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${WISDOMPHEUS}`] },
          { asked: 'p1 standby', choose: ['Spark'] },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${WISDOMPHEUS}`],
            factsNot: ['cardLookedAt'],
            choose: ['Yes'],
          },
          {
            asked: 'p1 choose',
            facts: [
              'cardUsed Small Spark',
              'p1 cardDrawn Holy Awe',
              'cardMoved Small Spark > graveyard',
              `effectResolved ${WISDOMPHEUS}`,
              `effectBegan ${WISDOMPHEUS}`,
            ],
            offers: ['Solar Ray'],
            only: true,
            mayPass: true,
            choose: [],
          },
          {
            asked: 'p1 order',
            choose: ['Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet', 'Solar Ray'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Fear Fang', WISDOMPHEUS],
            hand: ['Holy Awe'],
            graveyard: ['Small Spark'],
            deck: ['Filler', 'Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet', 'Solar Ray'],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-008',
    rules: ['605.1'],
    status: 'firm',
    says: 'Several effects of one player trigger at the same time. That player resolves them in any order, choosing either one at a time or the whole order at once.',
    begin: {
      p1: { hand: [LULUFENS, 'Burning Mane'], manaZone: { light: 6 }, battleZone: [RIAS, ZUNDOKO] },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'the field, Mist Rias, Lulufens',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            factsNot: ['effectBegan'],
            offers: [RIAS, LULUFENS, ZUNDOKO],
            only: true,
            mayPass: false,
            choose: [ZUNDOKO],
          },
          {
            asked: 'p1 standby',
            facts: [`effectResolved ${ZUNDOKO}`],
            offers: [RIAS, LULUFENS],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p1 confirm', facts: ['p1 cardDrawn', `effectBegan ${LULUFENS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardPut'],
          p1: {
            battleZone: [RIAS, ZUNDOKO, LULUFENS],
            hand: ['Burning Mane', 'Filler'],
            graveyard: 0,
            manaCount: 7,
          },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Lulufens, Mist Rias, the field',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [LULUFENS] },
          { asked: 'p1 confirm', facts: [`effectBegan ${LULUFENS}`], choose: 'pass' },
          { asked: 'p1 standby', offers: [RIAS, ZUNDOKO], only: true, choose: [RIAS] },
          { asked: 'p1 confirm', factsNot: [`effectBegan ${ZUNDOKO}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', `effectBegan ${ZUNDOKO}`, 'cardMoved Filler > manaZone'],
          p1: {
            battleZone: [RIAS, ZUNDOKO, LULUFENS],
            hand: ['Burning Mane', 'Filler'],
            graveyard: 0,
            manaCount: 7,
          },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the whole order at once',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [RIAS, ZUNDOKO, LULUFENS] },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: 'pass' },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${ZUNDOKO}`, `effectBegan ${LULUFENS}`],
            factsNot: ['cardDrawn'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: [RIAS, ZUNDOKO, LULUFENS],
            hand: ['Burning Mane'],
            graveyard: 0,
            manaCount: 7,
          },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-009',
    rules: ['605.1'],
    status: 'firm',
    says: 'An effect that triggers while other effects of the same player are on standby joins them without queuing behind them: the newest can resolve before the oldest.',
    begin: {
      p1: { hand: [LULUFENS, MIELE], manaZone: { light: 6 }, battleZone: [RIAS] },
      p2: { battleZone: ['Burning Mane', 'Fear Fang'] },
    },
    plays: [
      {
        name: 'the newest first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', offers: [RIAS, LULUFENS], only: true, choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            facts: [`cardPut ${MIELE}`, `effectResolved ${LULUFENS}`],
            factsNot: [`effectBegan ${RIAS}`],
            offers: [RIAS, RIAS, MIELE],
            only: true,
            choose: [MIELE],
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${MIELE}`], choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
          {
            asked: 'p1 confirm',
            facts: ['cardTapped Burning Mane', `effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', facts: ['p1 cardDrawn', `effectBegan ${RIAS}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, LULUFENS, MIELE], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Burning Mane (tapped)', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the oldest first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 standby', offers: [RIAS, RIAS, MIELE], only: true, choose: [`${RIAS} #1`] },
          { asked: 'p1 confirm', factsNot: [`effectBegan ${MIELE}`], choose: ['Yes'] },
          { asked: 'p1 standby', offers: [RIAS, MIELE], only: true, choose: [MIELE] },
          { asked: 'p1 confirm', facts: [`effectBegan ${MIELE}`], choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
          { asked: 'p1 confirm', facts: ['cardTapped Fear Fang', `effectBegan ${RIAS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, LULUFENS, MIELE], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-011',
    rules: ['101.4'],
    status: 'firm',
    says: "If both players have an effect on standby, the active player's resolves first, no matter whose card was put first.",
    begin: {
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: [RIAS] },
      p2: { battleZone: [RIAS] },
    },
    plays: [
      {
        name: "during p1's turn",
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`, `p2 resolves ${RIAS}`],
            state: 'turn.main.apResolve.choosing',
            facts: [`p1 effectBegan ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`],
            state: 'turn.main.napResolve.choosing',
            facts: ['p1 cardDrawn', `p1 effectResolved ${RIAS}`, `p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Fear Fang'], hand: 1, graveyard: 0 },
          p2: { battleZone: [RIAS], hand: 1, graveyard: 0 },
        },
      },
      {
        name: "during p2's turn",
        begin: {
          active: 'p2',
          p1: { hand: 0, manaZone: 0 },
          p2: { hand: ['Fear Fang'], manaZone: { nature: 3 } },
        },
        steps: [
          { asked: 'p2 main', choose: ['Summon Fear Fang'] },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`, `p1 resolves ${RIAS}`],
            state: 'turn.main.apResolve.choosing',
            facts: [`p2 effectBegan ${RIAS}`],
            factsNot: [`p1 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`],
            state: 'turn.main.napResolve.choosing',
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p2 attack',
          p1: { battleZone: [RIAS], hand: 0, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Fear Fang'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-012',
    rules: ['101.4', '101.4b'],
    status: 'firm',
    says: 'While the active player has an effect on standby, the non-active player resolves nothing, even if both triggered at the same time.',
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: [RIAS] },
      p2: { battleZone: [RIAS] },
    },
    plays: [
      {
        name: "both effects of the active player come before the opponent's",
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 standby',
            standby: [`p1 resolves ${RIAS}`, 'p1 resolves Aqua Hulcus', `p2 resolves ${RIAS}`],
            state: 'turn.main.apResolve.ordering',
            facts: [`p2 effectTriggered ${RIAS}`],
            offers: [`p1 ${RIAS}`, 'Aqua Hulcus'],
            only: true,
            choose: [RIAS],
          },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`, 'p1 resolves Aqua Hulcus', `p2 resolves ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p1 confirm',
            standby: ['p1 resolving Aqua Hulcus', `p2 resolves ${RIAS}`],
            state: 'turn.main.apResolve.choosing',
            facts: ['p1 cardDrawn', 'effectBegan Aqua Hulcus'],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`],
            state: 'turn.main.napResolve.choosing',
            facts: ['p1 cardDrawn', 'effectResolved Aqua Hulcus', `p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Aqua Hulcus'], hand: 2, graveyard: 0 },
          p2: { battleZone: [RIAS], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'the active player has no effects',
        begin: {
          p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`],
            state: 'turn.main.napResolve.choosing',
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: [RIAS], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-013',
    rules: ['101.4c'],
    status: 'firm',
    says: "An effect of the active player triggers while an effect of the non-active player resolves. The non-active player's other effects wait until it is finished.",
    begin: {
      p1: { hand: [LULUFENS, MUTANT], manaZone: { light: 6 }, battleZone: ['Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: [MAGNUM, RIAS] },
    },
    plays: [
      {
        name: 'Magnum before Mist Rias',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p2 standby',
            standby: [`p2 resolves ${RIAS}`, `p2 resolves ${MAGNUM}`, `p2 resolves ${RIAS}`],
            facts: [`cardPut ${MUTANT}`],
            choose: [MAGNUM],
          },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`, `p2 resolves ${RIAS}`],
            facts: [
              `p2 effectBegan ${MAGNUM}`,
              `cardDestroyed ${MUTANT}`,
              `p1 effectTriggered ${MUTANT}`,
              `p2 effectResolved ${MAGNUM}`,
              `p1 effectBegan ${MUTANT}`,
              'p2 cardDiscarded Aqua Knight',
              `p1 effectResolved ${MUTANT}`,
              `p2 effectBegan ${RIAS}`,
            ],
            choose: ['Yes'],
          },
          { asked: 'p2 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang', LULUFENS], hand: 0, graveyard: [MUTANT] },
          p2: { battleZone: [MAGNUM, RIAS], hand: 1, graveyard: ['Aqua Knight'] },
        },
      },
      {
        name: 'a creature without an effect is destroyed',
        begin: { p1: { hand: [LULUFENS, 'Burning Mane'] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 standby', choose: [MAGNUM] },
          {
            asked: 'p2 confirm',
            facts: ['cardDestroyed Burning Mane', `p2 effectResolved ${MAGNUM}`, `p2 effectBegan ${RIAS}`],
            factsNot: ['p1 effectBegan'],
            choose: 'pass',
          },
          { asked: 'p2 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang', LULUFENS], hand: 0, graveyard: ['Burning Mane'] },
          p2: { battleZone: [MAGNUM, RIAS], hand: ['Aqua Knight'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-026',
    rules: ['605.1', '603.5a'],
    status: 'firm',
    says: 'When Lulufens is put while the same player has Mist Rias, a draw and a put are on standby together, and the player chooses which resolves first.',
    begin: {
      p1: { hand: [LULUFENS, 'Burning Mane'], manaZone: { light: 6 }, battleZone: [RIAS] },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'the draw first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            facts: [`cardPut ${LULUFENS}`],
            factsNot: ['effectBegan'],
            offers: [RIAS, LULUFENS],
            only: true,
            mayPass: false,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p1 confirm', facts: ['p1 cardDrawn', `effectBegan ${LULUFENS}`], choose: ['Yes'] },
          {
            asked: 'p1 choose',
            offers: ['Burning Mane', 'Filler'],
            only: true,
            choose: ['Burning Mane'],
          },
          {
            asked: 'p1 confirm',
            facts: ['cardPut Burning Mane', `effectResolved ${LULUFENS}`, `effectBegan ${RIAS}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, LULUFENS, 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the put first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [LULUFENS] },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${LULUFENS}`],
            factsNot: [`effectBegan ${RIAS}`, 'cardDrawn'],
            choose: 'pass',
          },
          {
            asked: 'p1 confirm',
            facts: [`effectResolved ${LULUFENS}`, `effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: { battleZone: [RIAS, LULUFENS], hand: ['Burning Mane', 'Filler'], graveyard: 0 },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-027',
    rules: ['605.1', '603.5a'],
    status: 'unclear',
    says: "Lulufens resolves first and puts Miele. Three effects are now on standby: the draw for Lulufens, Miele's tap effect, and a second draw, because Mist Rias triggers for Miele too (the source does not list this one). They can resolve in any order.",
    begin: {
      p1: { hand: [LULUFENS, MIELE], manaZone: { light: 6 }, battleZone: [RIAS] },
      p2: { battleZone: ['Burning Mane', 'Fear Fang'] },
    },
    plays: [
      {
        name: 'draw, tap, draw',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${MIELE}`],
            factsNot: ['cardDrawn'],
            offers: [RIAS, RIAS, MIELE],
            only: true,
            choose: [`${RIAS} #2`],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 standby',
            facts: ['p1 cardDrawn'],
            offers: [RIAS, MIELE],
            only: true,
            choose: [MIELE],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', offers: ['Burning Mane', 'Fear Fang'], only: true, choose: ['Fear Fang'] },
          { asked: 'p1 confirm', facts: ['cardTapped Fear Fang', `effectBegan ${RIAS}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: { battleZone: [RIAS, LULUFENS, MIELE], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'both draws, then tap',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 standby', choose: [`${RIAS} #1`, `${RIAS} #2`, MIELE] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', facts: ['p1 cardDrawn', `effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p1 confirm', facts: ['p1 cardDrawn', `effectBegan ${MIELE}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardTapped'],
          p1: { battleZone: [RIAS, LULUFENS, MIELE], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-032',
    rules: ['101.4'],
    status: 'firm',
    says: "When Lulufens is put, three effects go on standby: its own and one Mist Rias for each player. The active player's effects resolve first, in the order that player chooses, and effects they trigger for the active player also come before the non-active player's.",
    begin: {
      p1: {
        hand: [LULUFENS, 'Burning Mane'],
        manaZone: { light: 6 },
        battleZone: [RIAS, 'Fear Fang'],
      },
      p2: { battleZone: [RIAS, 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'Lulufens first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          {
            asked: 'p1 standby',
            standby: [`p1 resolves ${RIAS}`, `p1 resolves ${LULUFENS}`, `p2 resolves ${RIAS}`],
            state: 'turn.main.apResolve.ordering',
            facts: [`p1 effectTriggered ${RIAS}`],
            factsNot: ['effectBegan', 'cardDrawn'],
            offers: [RIAS, LULUFENS],
            only: true,
            choose: [LULUFENS],
          },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${LULUFENS}`, `p1 resolves ${RIAS}`, `p2 resolves ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p1 confirm',
            standby: [
              `p1 resolving ${RIAS}`,
              `p1 resolves ${RIAS}`,
              `p2 resolves ${RIAS}`,
              `p2 resolves ${RIAS}`,
            ],
            state: 'turn.main.apResolve.choosing',
            facts: ['cardPut Burning Mane', `effectTriggered ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`, `p2 resolves ${RIAS}`, `p2 resolves ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`, `p2 resolves ${RIAS}`],
            state: 'turn.main.napResolve.choosing',
            choose: ['Yes'],
          },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`],
            state: 'turn.main.napResolve.choosing',
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang', LULUFENS, 'Burning Mane'], hand: 2, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Aqua Soldier'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'Mist Rias first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          {
            asked: 'p1 standby',
            standby: [`p1 resolves ${RIAS}`, `p1 resolves ${LULUFENS}`, `p2 resolves ${RIAS}`],
            choose: [RIAS],
          },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`, `p1 resolves ${LULUFENS}`, `p2 resolves ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${LULUFENS}`, `p2 resolves ${RIAS}`],
            facts: ['p1 cardDrawn', `effectBegan ${LULUFENS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: 'pass',
          },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`],
            state: 'turn.main.napResolve.choosing',
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Fear Fang', LULUFENS], hand: ['Burning Mane', 'Filler'], graveyard: 0 },
          p2: { battleZone: [RIAS, 'Aqua Soldier'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-033',
    rules: ['101.4'],
    status: 'firm',
    says: "The active player has drawn for Mist Rias and puts Miele with Lulufens. Both players' Mist Rias trigger again and Miele triggers: the active player's two come first, and the non-active player may still resolve neither of the two draws.",
    begin: {
      p1: { hand: [LULUFENS, MIELE], manaZone: { light: 6 }, battleZone: [RIAS, 'Fear Fang'] },
      p2: { battleZone: [RIAS, 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'Miele is put after the draw',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [RIAS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', facts: ['p1 cardDrawn', `effectBegan ${LULUFENS}`], choose: ['Yes'] },
          { asked: 'p1 choose', offers: [MIELE, 'Filler'], only: true, choose: [MIELE] },
          {
            asked: 'p1 standby',
            standby: [
              `p1 resolves ${RIAS}`,
              `p1 resolves ${MIELE}`,
              `p2 resolves ${RIAS}`,
              `p2 resolves ${RIAS}`,
            ],
            facts: [`cardPut ${MIELE}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            offers: [RIAS, MIELE],
            only: true,
            choose: [MIELE],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Aqua Soldier'] },
          {
            asked: 'p1 confirm',
            standby: [`p1 resolving ${RIAS}`, `p2 resolves ${RIAS}`, `p2 resolves ${RIAS}`],
            facts: ['cardTapped Aqua Soldier'],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          { asked: 'p2 confirm', facts: ['p1 cardDrawn'], choose: ['Yes'] },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`],
            facts: ['p2 cardDrawn'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Fear Fang', LULUFENS, MIELE], hand: 2, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Aqua Soldier (tapped)'], hand: 2, graveyard: 0 },
        },
      },
      {
        name: 'nothing is put',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [RIAS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', choose: 'pass' },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${RIAS}`],
            state: 'turn.main.napResolve.choosing',
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Fear Fang', LULUFENS], hand: [MIELE, 'Filler'], graveyard: 0 },
          p2: { battleZone: [RIAS, 'Aqua Soldier'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-034',
    rules: ['101.4', '605.1'],
    status: 'firm',
    says: 'Two creatures were put, and the non-active player has one effect for each. Once the active player has nothing on standby, the non-active player resolves both in any order.',
    begin: {
      cards: [doorkeeper],
      p1: { hand: [LULUFENS, 'Burning Mane'], manaZone: { light: 6 }, battleZone: [RIAS] },
      p2: { battleZone: [RIAS] },
    },
    plays: [
      {
        name: 'two identical draws',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', facts: [`p2 effectTriggered ${RIAS}`], choose: 'pass' },
          { asked: 'p1 confirm', factsNot: [`p2 effectBegan ${RIAS}`], choose: 'pass' },
          {
            asked: 'p2 confirm',
            state: 'turn.main.napResolve.choosing',
            facts: [`p1 effectResolved ${RIAS}`, `p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 confirm',
            facts: ['p2 cardDrawn', `p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, LULUFENS, 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: [RIAS], hand: 2, graveyard: 0 },
        },
      },
      {
        name: 'draws from two creatures, the later first',
        begin: {
          p1: { hand: ['Fear Fang'], manaZone: { nature: 3 } },
          p2: { battleZone: [RIAS, 'Doorkeeper'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          { asked: 'p1 confirm', state: 'turn.main.apResolve.choosing', choose: 'pass' },
          {
            asked: 'p2 standby',
            state: 'turn.main.napResolve.ordering',
            facts: [`p1 effectResolved ${RIAS}`],
            offers: [RIAS, 'Doorkeeper'],
            only: true,
            choose: ['Doorkeeper'],
          },
          { asked: 'p2 confirm', facts: ['p2 effectBegan Doorkeeper'], choose: ['Yes'] },
          { asked: 'p2 confirm', facts: ['p2 cardDrawn', `p2 effectBegan ${RIAS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Doorkeeper'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'draws from two creatures, the earlier first',
        begin: {
          p1: { hand: ['Fear Fang'], manaZone: { nature: 3 } },
          p2: { battleZone: [RIAS, 'Doorkeeper'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p2 standby', choose: [RIAS] },
          { asked: 'p2 confirm', facts: [`p2 effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p2 confirm', facts: ['p2 cardDrawn', 'p2 effectBegan Doorkeeper'], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Doorkeeper'], hand: 2, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-035',
    rules: ['101.4'],
    status: 'firm',
    says: "During the opponent's turn a player puts Lulufens, and both players have Mist Rias. The opponent's draw resolves first because they are the active player; then the two effects of the player who put Lulufens resolve in any order.",
    begin: {
      step: 'attack',
      cards: [openDoor],
      p1: { battleZone: [RIAS, 'Fear Fang'] },
      p2: {
        hand: [LULUFENS, 'Burning Mane'],
        battleZone: [RIAS],
        shieldZone: ['Open Door', 'Filler'],
      },
    },
    plays: [
      {
        name: 'their own draw first',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Open Door'] },
          { asked: 'p2 choose', offers: [LULUFENS, 'Burning Mane'], only: true, choose: [LULUFENS] },
          {
            asked: 'p1 confirm',
            facts: [`cardPut ${LULUFENS}`, `p1 effectBegan ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`, `effectBegan ${LULUFENS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 standby',
            facts: ['p1 cardDrawn', `p1 effectResolved ${RIAS}`],
            offers: [RIAS, LULUFENS],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p2 confirm', facts: [`p2 effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p2 confirm', facts: ['p2 cardDrawn', `effectBegan ${LULUFENS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang (tapped)'], hand: 1, graveyard: 0 },
          p2: {
            battleZone: [RIAS, LULUFENS],
            hand: ['Burning Mane', 'Filler'],
            graveyard: ['Open Door'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'the put first, which also triggers for the active player',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Open Door'] },
          { asked: 'p2 choose', choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p2 standby', choose: [LULUFENS] },
          { asked: 'p2 confirm', facts: [`effectBegan ${LULUFENS}`], choose: ['Yes'] },
          {
            asked: 'p1 confirm',
            facts: ['cardPut Burning Mane', `effectResolved ${LULUFENS}`, `p1 effectBegan ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          { asked: 'p2 confirm', facts: ['p1 cardDrawn', `p2 effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p2 confirm', facts: ['p2 cardDrawn', `p2 effectBegan ${RIAS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang (tapped)'], hand: 1, graveyard: 0 },
          p2: {
            battleZone: [RIAS, LULUFENS, 'Burning Mane'],
            hand: 1,
            graveyard: ['Open Door'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'SB-036',
    rules: ['101.4', '409.1f'],
    status: 'firm',
    says: "One spell puts two Propeller Mutants. Two draws from the active player's Mist Rias and two effects of the non-active player's Magnum are on standby; both draws resolve before any creature is destroyed.",
    begin: {
      p1: { hand: [FORCE, MUTANT, MUTANT], manaZone: { light: 2 }, battleZone: [RIAS] },
      p2: { hand: ['King Coral', 'King Coral'], battleZone: [MAGNUM] },
    },
    plays: [
      {
        name: 'two draws, then two effects of the non-active player',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', offers: [MUTANT, MUTANT], only: true, choose: [MUTANT, MUTANT] },
          {
            asked: 'p1 confirm',
            state: 'turn.main.apResolve.choosing',
            facts: [`cardPut ${MUTANT}`, `cardPut ${MUTANT}`, `cardMoved ${FORCE} > graveyard`],
            factsNot: ['cardDestroyed', `effectBegan ${MAGNUM}`],
            choose: ['Yes'],
          },
          {
            asked: 'p1 confirm',
            facts: ['p1 cardDrawn', `p1 effectBegan ${RIAS}`],
            factsNot: ['cardDestroyed', `effectBegan ${MAGNUM}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 standby',
            state: 'turn.main.napResolve.ordering',
            facts: ['p1 cardDrawn', `p1 effectResolved ${RIAS}`],
            factsNot: ['cardDestroyed'],
            offers: [`${MAGNUM} #1`, `${MAGNUM} #2`],
            only: true,
            mayPass: false,
            choose: [`${MAGNUM} #1`],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p2 effectBegan ${MAGNUM}`, `cardDestroyed ${MUTANT}`],
          p1: { battleZone: [RIAS], hand: 2, graveyard: [FORCE, MUTANT, MUTANT] },
          p2: { battleZone: [MAGNUM], hand: 0, graveyard: ['King Coral', 'King Coral'] },
        },
      },
      {
        name: 'one Mutant, summoned for its cost',
        begin: { p1: { hand: [MUTANT], manaZone: { darkness: 2 } } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MUTANT}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: [`effectTriggered ${MAGNUM}`, 'cardDestroyed'],
          p1: { battleZone: [RIAS, MUTANT], hand: 1, graveyard: 0 },
          p2: { battleZone: [MAGNUM], hand: ['King Coral', 'King Coral'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-037',
    rules: ['101.4c'],
    status: 'firm',
    says: "The first Mutant is destroyed while the non-active player's effects are resolving, and the active player's effect triggers. It goes first: the discard resolves before Magnum's second effect.",
    begin: {
      p1: { hand: [FORCE, MUTANT, MUTANT], manaZone: { light: 2 }, battleZone: [RIAS] },
      p2: { hand: ['King Coral', 'King Coral'], battleZone: [MAGNUM] },
    },
    plays: [
      {
        name: 'the discard comes in between',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: [MUTANT, MUTANT] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p2 standby', choose: [`${MAGNUM} #2`] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `p2 effectBegan ${MAGNUM}`,
            `p1 cardDestroyed ${MUTANT}`,
            `p1 effectTriggered ${MUTANT}`,
            `p2 effectResolved ${MAGNUM}`,
            `p1 effectBegan ${MUTANT}`,
            'p2 cardDiscarded King Coral',
            `p1 effectResolved ${MUTANT}`,
            `p2 effectBegan ${MAGNUM}`,
          ],
          p1: { battleZone: [RIAS], hand: 0, graveyard: [FORCE, MUTANT, MUTANT] },
          p2: { battleZone: [MAGNUM], hand: 0, graveyard: ['King Coral', 'King Coral'] },
        },
      },
      {
        name: 'a creature without a destroyed trigger',
        begin: { p1: { hand: [FORCE, 'Burning Mane', 'Aqua Vehicle'] } },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Burning Mane', 'Aqua Vehicle'] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p2 standby', choose: [`${MAGNUM} #1`] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `p2 effectBegan ${MAGNUM}`,
            'cardDestroyed',
            `p2 effectResolved ${MAGNUM}`,
            `p2 effectBegan ${MAGNUM}`,
            'cardDestroyed',
          ],
          factsNot: ['effectTriggered', 'cardDiscarded'],
          p1: { battleZone: [RIAS], hand: 0, graveyard: [FORCE, 'Burning Mane', 'Aqua Vehicle'] },
          p2: { battleZone: [MAGNUM], hand: ['King Coral', 'King Coral'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-038',
    rules: ['101.4c'],
    status: 'firm',
    says: 'After the first discard, the second Mutant is destroyed and triggers as well, and its opponent discards again.',
    begin: {
      p1: { hand: [FORCE, MUTANT, MUTANT], manaZone: { light: 2 }, battleZone: [RIAS] },
      p2: { hand: ['King Coral', 'King Coral', 'King Coral'], battleZone: [MAGNUM] },
    },
    plays: [
      {
        name: 'two discards, one after each destruction',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: [MUTANT, MUTANT] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p2 standby', choose: [`${MAGNUM} #1`] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `p1 cardDestroyed ${MUTANT}`,
            'p2 cardDiscarded King Coral',
            `p2 effectBegan ${MAGNUM}`,
            `p1 cardDestroyed ${MUTANT}`,
            `p1 effectTriggered ${MUTANT}`,
            `p2 effectResolved ${MAGNUM}`,
            `p1 effectBegan ${MUTANT}`,
            'p2 cardDiscarded King Coral',
            `p1 effectResolved ${MUTANT}`,
          ],
          p1: { battleZone: [RIAS], hand: 0, graveyard: [FORCE, MUTANT, MUTANT] },
          p2: { battleZone: [MAGNUM], hand: ['King Coral'], graveyard: ['King Coral', 'King Coral'] },
        },
      },
      {
        name: 'there is nothing left to discard',
        begin: { p2: { hand: ['King Coral'] } },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: [MUTANT, MUTANT] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p2 standby', choose: [`${MAGNUM} #1`] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p2 cardDiscarded King Coral',
            `p1 cardDestroyed ${MUTANT}`,
            `p1 effectTriggered ${MUTANT}`,
            `p1 effectBegan ${MUTANT}`,
          ],
          p1: { battleZone: [RIAS], hand: 0, graveyard: [FORCE, MUTANT, MUTANT] },
          p2: { battleZone: [MAGNUM], hand: 0, graveyard: ['King Coral'] },
        },
      },
    ],
  },
  {
    id: 'SB-039',
    rules: ['101.4', '603.3'],
    status: 'firm',
    says: "Badmin Gai is put during its player's own turn while the opponent has Mist Rias. Badmin Gai's effect resolves first, then the opponent's draw.",
    begin: {
      p1: { hand: [BADMIN], manaZone: { fire: 4 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [RIAS] },
    },
    plays: [
      {
        name: 'the opponent draws',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${BADMIN}`] },
          {
            asked: 'p2 confirm',
            state: 'turn.main.napResolve.choosing',
            facts: [
              `cardPut ${BADMIN}`,
              `p1 effectBegan ${BADMIN}`,
              'p1 cardDrawn',
              `p1 effectResolved ${BADMIN}`,
              `p2 effectBegan ${RIAS}`,
            ],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: ['Fear Fang', BADMIN], hand: 1, graveyard: 0 },
          p2: { battleZone: [RIAS], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'the opponent does not draw',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${BADMIN}`] },
          { asked: 'p2 confirm', facts: ['p1 cardDrawn'], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDrawn'],
          p1: { battleZone: ['Fear Fang', BADMIN], hand: 1, graveyard: 0 },
          p2: { battleZone: [RIAS], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-040',
    rules: ['101.4', '603.3', '509.5e'],
    status: 'firm',
    says: "Badmin Gai is put during the opponent's turn while that opponent has Mist Rias. This time the opponent's draw resolves first, then Badmin Gai's effect.",
    begin: {
      step: 'attack',
      p1: { battleZone: [RIAS, 'Fear Fang'] },
      p2: { hand: [BADMIN], battleZone: ['Burning Mane'], shieldZone: [FORCE, 'Filler'] },
    },
    plays: [
      {
        name: 'put by a shield trigger',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            offers: [`Shield trigger: ${FORCE}`],
            only: true,
            choose: [`Shield trigger: ${FORCE}`],
          },
          { asked: 'p2 choose', offers: [BADMIN], only: true, mayPass: true, choose: [BADMIN] },
          {
            asked: 'p1 confirm',
            facts: [`cardPut ${BADMIN}`, `cardMoved ${FORCE} > graveyard`, `p1 effectBegan ${RIAS}`],
            factsNot: [`effectBegan ${BADMIN}`, 'cardDrawn'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', `p1 effectResolved ${RIAS}`, `p2 effectBegan ${BADMIN}`, 'p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Fear Fang (tapped)'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', BADMIN], hand: 1, graveyard: [FORCE], shieldZone: 1 },
        },
      },
      {
        name: 'the shield trigger is not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: [] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered', 'cardPut'],
          p1: { battleZone: [RIAS, 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: [BADMIN, FORCE], graveyard: 0, shieldZone: 1 },
        },
      },
    ],
  },
];
