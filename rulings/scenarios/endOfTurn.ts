import { creature, draw, may, self, when, whenDestroyed } from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { BANGETSU, BANGETSU_CARD, BAREDU, DURINRI, GRIGYAN, GUARDIAN, HEAVEN, ZERO } from './cardNames.ts';

const BASARA = 'Basara';
const CHIKUSHO = '「Chikushoooooo!!」';

/** Triggers in a public zone at the end of the opponent's turn. */
const nightWatch = creature({
  name: 'Night Watch',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [when({ event: 'endOfTurn', of: 'opponent' }, may(draw()))],
});

const MACGUFFIN = "MacGuffin, Play's Origin";
const KAISER = 'Gaiash Kaiser, the Meteor';

/** Its player may draw when it is destroyed, so an effect of theirs triggers among the opponent's effects. */
const lastWord = creature({
  name: 'Last Word',
  civilizations: ['fire'],
  cost: 2,
  power: 1000,
  abilities: [whenDestroyed(self, may(draw()))],
});

/** 511.1: triggers and declarations at the end of the turn. */
export const endOfTurn: readonly Scenario[] = [
  {
    id: 'DU-043',
    rules: ['511.1a', '511.1b', '511.1c', '511.1d', '511.1e'],
    status: 'firm',
    asks: 'In which order do the players declare and resolve at the end of the turn?',
    says: 'At the end of the turn, abilities that are not declared trigger for both players at once. The active player declares, then resolves all of their own effects in any order. Only then does the non-active player declare and resolve theirs in any order.',
    begin: {
      step: 'attack',
      cards: [nightWatch],
      p1: {
        hand: [BANGETSU_CARD],
        graveyard: [BAREDU],
        battleZone: [DURINRI, GRIGYAN, GRIGYAN, 'Fear Fang'],
      },
      p2: { hand: ['Basara'], shieldZone: 0, battleZone: ['Night Watch'] },
    },
    plays: [
      {
        name: 'both declare',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 declareUsage',
            state: 'turn.end.apDeclare',
            facts: ['p1 turnEnding', `p1 effectTriggered ${DURINRI}`, 'p2 effectTriggered Night Watch'],
            factsNot: ['effectBegan'],
            offers: [`Declare ${BANGETSU}`],
            only: true,
            choose: [`Declare ${BANGETSU}`],
          },
          {
            asked: 'p1 standby',
            state: 'turn.end.apResolve.ordering',
            offers: [DURINRI, BANGETSU],
            only: true,
            choose: [DURINRI],
          },
          { asked: 'p1 confirm', choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: ['p1 cardPut'],
            factsNot: ['p2 effectBegan'],
            offers: ['Declare Basara'],
            only: true,
            choose: ['Declare Basara'],
          },
          {
            asked: 'p2 standby',
            state: 'turn.end.napResolve.ordering',
            facts: ['p2 usageDeclared Basara'],
            offers: ['Night Watch', 'Basara'],
            only: true,
            choose: ['Basara'],
          },
          {
            asked: 'p2 standby',
            facts: ['p2 cardPut Basara'],
            offers: ['Night Watch', 'Basara'],
            only: true,
            choose: ['Night Watch'],
          },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', facts: ['p2 cardDrawn', 'p1 cardDestroyed'], choose: ['Card 1'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p1 turnEnded', 'p2 turnBegan'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: 0,
            graveyard: [BANGETSU_CARD, DURINRI, GRIGYAN, GRIGYAN, BAREDU, 'Filler'],
            shieldCount: 4,
          },
          p2: { battleZone: ['Night Watch', 'Basara'], hand: 2, graveyard: 0 },
        },
      },
      {
        name: 'both declare, in the opposite order',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 declareUsage', choose: [`Declare ${BANGETSU}`] },
          { asked: 'p1 standby', choose: [BANGETSU] },
          { asked: 'p1 confirm', facts: ['p1 cardPut'], choose: 'pass' },
          { asked: 'p2 declareUsage', choose: ['Declare Basara'] },
          { asked: 'p2 standby', choose: ['Night Watch'] },
          { asked: 'p2 confirm', factsNot: ['cardPut'], choose: 'pass' },
          { asked: 'p2 choose', facts: ['p2 cardPut Basara', 'p1 cardDestroyed'], choose: ['Card 1'] },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: ['Fear Fang'],
            hand: 0,
            graveyard: [BANGETSU_CARD, DURINRI, GRIGYAN, GRIGYAN, BAREDU, 'Filler'],
            shieldCount: 4,
          },
          p2: { battleZone: ['Night Watch', 'Basara'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'neither declares',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 declareUsage', choose: 'pass' },
          { asked: 'p1 confirm', state: 'turn.end.apResolve.resolving', choose: 'pass' },
          { asked: 'p2 declareUsage', choose: 'pass' },
          { asked: 'p2 confirm', state: 'turn.end.napResolve.resolving', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['cardPut', 'usageDeclared'],
          p1: {
            battleZone: [DURINRI, GRIGYAN, GRIGYAN, 'Fear Fang'],
            hand: [BANGETSU_CARD],
            graveyard: [BAREDU],
            shieldCount: 5,
          },
          p2: { battleZone: ['Night Watch'], hand: ['Basara', 'Filler'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-044',
    rules: ['511.1e', '101.4c'],
    status: 'firm',
    asks: 'At the end of the turn, an effect of the active player triggers while the other player resolves theirs. Who goes next?',
    says: "At the end of the turn, an effect of the active player triggers while the non-active player's effects are being resolved. It resolves as soon as the current effect is finished; then the remaining ones continue.",
    begin: {
      cards: [lastWord],
      p1: {
        hand: ['Inferno Sign'],
        manaZone: { darkness: 5 },
        graveyard: ['Fear Fang'],
        battleZone: ['Last Word', 'Burning Mane'],
      },
      p2: { hand: [ZERO, ZERO] },
    },
    plays: [
      {
        name: 'the first of two destroys a creature that triggers',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p1 attack', facts: ['p1 cardPut Fear Fang'], choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            offers: [`Declare ${ZERO}`, `Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`, `Declare ${ZERO}`],
          },
          {
            asked: 'p2 standby',
            state: 'turn.end.napResolve.ordering',
            offers: [ZERO, ZERO],
            only: true,
            choose: [`${ZERO} #1`],
          },
          {
            asked: 'p2 choose',
            offers: ['Last Word', 'Burning Mane', 'Fear Fang'],
            only: true,
            choose: ['Last Word'],
          },
          {
            asked: 'p1 confirm',
            state: 'turn.end.apResolve.resolving',
            facts: [
              'cardDestroyed Last Word',
              'p1 effectTriggered Last Word',
              `p2 cardMoved ${ZERO} > graveyard`,
              `p2 effectResolved ${ZERO}`,
              'p1 effectBegan Last Word',
            ],
            factsNot: ['cardDestroyed Burning Mane'],
            choose: ['Yes'],
          },
          {
            asked: 'p2 choose',
            state: 'turn.end.napResolve.resolving',
            facts: ['p1 cardDrawn', 'p1 effectResolved Last Word', `p2 effectBegan ${ZERO}`],
            offers: ['Burning Mane', 'Fear Fang'],
            only: true,
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['cardDestroyed Fear Fang', 'p1 turnEnded', 'p2 turnBegan'],
          p1: {
            battleZone: ['Burning Mane'],
            hand: 1,
            graveyard: ['Inferno Sign', 'Last Word', 'Fear Fang'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [ZERO, ZERO] },
        },
      },
      {
        name: 'the first of two destroys a creature that does not trigger',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p2 declareUsage', choose: [`Declare ${ZERO}`, `Declare ${ZERO}`] },
          { asked: 'p2 standby', choose: [`${ZERO} #1`] },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
          {
            asked: 'p2 choose',
            factsNot: ['p1 effectTriggered', 'p1 effectBegan'],
            offers: ['Burning Mane', 'Last Word'],
            only: true,
            choose: ['Last Word'],
          },
          { asked: 'p1 confirm', state: 'turn.end.apResolve.resolving', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: ['Burning Mane'],
            hand: 0,
            graveyard: ['Inferno Sign', 'Last Word', 'Fear Fang'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [ZERO, ZERO] },
        },
      },
    ],
  },
  {
    id: 'DU-045',
    rules: ['511.1d'],
    status: 'firm',
    asks: 'The active player puts a creature for free at the end of the turn. Can the opponent still declare ZERO Hand?',
    says: "No creature was put without paying its cost until the end of the turn, when the active player puts one by Heaven's Heaven. After all of that player's effects, ZERO Hand can be declared, because its condition is checked at that point.",
    begin: {
      step: 'attack',
      p1: { hand: [GUARDIAN], battleZone: [HEAVEN, DURINRI, 'Fear Fang'] },
      p2: { hand: [ZERO, 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'put, then declared after all effects of the active player',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 standby',
            state: 'turn.end.apResolve.ordering',
            factsNot: ['usageDeclared'],
            offers: [HEAVEN, DURINRI],
            only: true,
            choose: [HEAVEN],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 confirm',
            state: 'turn.end.apResolve.resolving',
            facts: [`p1 cardPut ${GUARDIAN} > battleZone`, `effectBegan ${DURINRI}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: [`p1 effectResolved ${DURINRI}`],
            factsNot: [`cardRevealed ${ZERO}`],
            offers: [`Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`],
          },
          {
            asked: 'p2 choose',
            state: 'turn.end.napResolve.resolving',
            facts: [`cardRevealed ${ZERO} @603.2f`, `usageDeclared ${ZERO} @603.2f`, `effectBegan ${ZERO}`],
            offers: [DURINRI, 'Fear Fang', GUARDIAN],
            only: true,
            choose: [GUARDIAN],
          },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [HEAVEN, DURINRI, 'Fear Fang'],
            hand: [],
            graveyard: ['Filler', 'Filler', GUARDIAN],
          },
          p2: { battleZone: [], hand: ['Aqua Soldier', 'Filler'], graveyard: [ZERO] },
        },
      },
      {
        name: 'not put',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 standby', choose: [HEAVEN] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared', 'cardRevealed', 'cardPut'],
          p1: { battleZone: [HEAVEN, DURINRI, 'Fear Fang'], hand: [GUARDIAN], graveyard: [] },
          p2: { battleZone: [], hand: [ZERO, 'Aqua Soldier', 'Filler'], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-046',
    rules: ['511.1d'],
    status: 'firm',
    asks: 'Can a ZERO Hand that was drawn at the end of the turn be used in that same step?',
    says: "A creature was put without paying its cost this turn. A ZERO Hand drawn from MacGuffin's effect at the end of that turn can be declared and cast in the same end-of-turn step.",
    begin: {
      p1: {
        hand: ["Heaven's Force", GUARDIAN],
        manaZone: { light: 2 },
        battleZone: [MACGUFFIN, 'Burning Mane'],
        deck: [MACGUFFIN, MACGUFFIN, MACGUFFIN],
      },
      p2: { deck: [ZERO, ZERO, ZERO, ZERO] },
    },
    plays: [
      {
        name: 'drawn and cast',
        steps: [
          { asked: 'p1 main', choose: ["Cast Heaven's Force"] },
          { asked: 'p1 choose', choose: [GUARDIAN] },
          { asked: 'p1 attack', facts: [`cardPut ${GUARDIAN}`], choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: [
              `p1 effectBegan ${MACGUFFIN}`,
              'p1 cardDrawn',
              'p2 cardDrawn',
              `p1 effectResolved ${MACGUFFIN}`,
            ],
            offers: [`Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`],
          },
          {
            asked: 'p2 choose',
            state: 'turn.end.napResolve.resolving',
            facts: [`usageDeclared ${ZERO} @603.2f`],
            offers: [GUARDIAN, 'Burning Mane'],
            only: true,
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [GUARDIAN],
            hand: [MACGUFFIN],
            graveyard: ["Heaven's Force", 'Burning Mane'],
            deckCount: 3,
          },
          p2: { battleZone: [], hand: [ZERO], graveyard: [ZERO], deckCount: 2 },
        },
      },
      {
        name: 'every cost was paid',
        begin: { p1: { hand: [GUARDIAN] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GUARDIAN}`] },
          { until: 'p1 attack', passing: true },
          { asked: 'p1 attack', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p2 cardDrawn'],
          factsNot: ['usageDeclared', `cardRevealed ${ZERO}`],
          p1: { battleZone: [GUARDIAN, 'Burning Mane'], hand: [MACGUFFIN], graveyard: [], deckCount: 3 },
          p2: { battleZone: [], hand: [ZERO, ZERO], graveyard: [], deckCount: 2 },
        },
      },
    ],
  },
  {
    id: 'DU-063',
    rules: ['603.2f', '511.1e'],
    status: 'firm',
    asks: 'Two abilities are declared. After the first, can the player decline the second?',
    says: 'Two abilities are declared at the end of the opponent\'s turn. After the first has resolved, the second must still be carried out: its "may" no longer allows its player to decline.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'], shieldZone: 3 },
      p2: { hand: [BASARA, CHIKUSHO], shieldZone: 0 },
    },
    plays: [
      {
        name: 'both are declared',
        begin: { p1: { battleZone: ['Forest Hornet', 'Forest Hornet'] } },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            offers: [`Declare ${BASARA}`, `Declare ${CHIKUSHO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${BASARA}`, `Declare ${CHIKUSHO}`],
          },
          { asked: 'p2 standby', offers: [BASARA, CHIKUSHO], only: true, choose: [BASARA] },
          {
            asked: 'p2 standby',
            facts: [`cardPut ${BASARA}`],
            offers: [BASARA, CHIKUSHO],
            only: true,
            choose: [BASARA],
          },
          {
            asked: 'p2 choose',
            facts: ['cardDestroyed Forest Hornet', 'cardDestroyed Forest Hornet'],
            choose: ['Card 1', 'Card 2'],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`cardUsed ${CHIKUSHO}`, 'p2 cardDrawn', `cardMoved ${CHIKUSHO} > graveyard`, 'turnEnded'],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: [],
            hand: 0,
            graveyard: ['Forest Hornet', 'Forest Hornet', 'Filler', 'Filler'],
            shieldZone: 1,
          },
          p2: { battleZone: [BASARA], hand: 2, graveyard: [CHIKUSHO], shieldZone: 0 },
        },
      },
      {
        name: 'one is declared',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p2 declareUsage', choose: [`Declare ${BASARA}`] },
          { asked: 'p2 choose', facts: ['cardDestroyed'], choose: ['Card 1'] },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: [`usageDeclared ${CHIKUSHO}`, `cardUsed ${CHIKUSHO}`],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang', 'Filler'], shieldZone: 2 },
          p2: { battleZone: [BASARA], hand: [CHIKUSHO, 'Filler'], graveyard: 0, shieldZone: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-071',
    rules: ['511.1c', '511.1d'],
    status: 'firm',
    asks: "Must the opponent declare ZERO Hand before Heaven's Heaven is used?",
    says: "At the end of the turn the active player has Heaven's Heaven and the non-active player has a ZERO Hand. The fortress is used first; only then does the non-active player declare or pass.",
    begin: {
      step: 'attack',
      p1: { hand: [GUARDIAN], battleZone: [HEAVEN, 'Fear Fang'] },
      p2: { hand: [ZERO] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 confirm',
            state: 'turn.end.apResolve.resolving',
            factsNot: ['usageDeclared'],
            choose: ['Yes'],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: [`cardPut ${GUARDIAN}`, `effectResolved ${HEAVEN}`],
            offers: [`Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`],
          },
          { asked: 'p2 choose', offers: ['Fear Fang', GUARDIAN], only: true, choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 charge',
          p1: { battleZone: [HEAVEN, GUARDIAN], hand: [], graveyard: ['Fear Fang'] },
          p2: { battleZone: [], hand: 1, graveyard: [ZERO] },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared', `cardRevealed ${ZERO}`],
          p1: { battleZone: [HEAVEN, GUARDIAN, 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [ZERO, 'Filler'], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-072',
    rules: ['511.1d'],
    status: 'firm',
    asks: 'Can a ZERO Hand drawn from MacGuffin at the end of the turn be used at once?',
    says: 'MacGuffin was put by Inferno Sign. At the end of that turn both players draw, and a ZERO Hand drawn this way can be used immediately.',
    begin: {
      p1: {
        hand: ['Inferno Sign'],
        manaZone: { darkness: 5 },
        graveyard: [MACGUFFIN],
        battleZone: ['Burning Mane', 'Fear Fang'],
        deck: [MACGUFFIN, MACGUFFIN, MACGUFFIN],
      },
      p2: { deck: [ZERO, ZERO, ZERO, ZERO] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p1 attack', facts: [`cardPut ${MACGUFFIN}`], choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: [`effectBegan ${MACGUFFIN}`, 'p1 cardDrawn', 'p2 cardDrawn'],
            offers: [`Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`],
          },
          { asked: 'p2 choose', offers: ['Burning Mane', 'Fear Fang'], only: true, choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 charge',
          p1: { battleZone: ['Burning Mane'], hand: [MACGUFFIN], graveyard: ['Inferno Sign', 'Fear Fang'] },
          p2: { battleZone: [], hand: [ZERO], graveyard: [ZERO], deckCount: 2 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p2 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared'],
          p1: { battleZone: ['Burning Mane', 'Fear Fang'], hand: [MACGUFFIN], graveyard: ['Inferno Sign'] },
          p2: { battleZone: [], hand: [ZERO, ZERO], graveyard: [], deckCount: 2 },
        },
      },
    ],
  },
  {
    id: 'DU-073',
    rules: ['511.1b'],
    status: 'firm',
    asks: 'When must a gate be declared at the end of the turn?',
    says: 'A gate used at the end of the turn is declared before the active player resolves anything in that step. After the first Durinri it is too late.',
    begin: {
      step: 'attack',
      p1: {
        hand: [BANGETSU_CARD],
        battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
        deck: [DURINRI, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
      },
    },
    plays: [
      {
        name: 'not declared in time',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 declareUsage',
            state: 'turn.end.apDeclare',
            facts: [`effectTriggered ${DURINRI}`],
            factsNot: ['effectBegan'],
            offers: [`Declare ${BANGETSU}`],
            only: true,
            mayPass: true,
            choose: [],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared', 'cardPut'],
          p1: {
            battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
            hand: [BANGETSU_CARD],
            graveyard: [DURINRI, 'Filler'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'put into the graveyard while a Durinri resolves',
        begin: {
          p1: {
            hand: [],
            deck: [BANGETSU_CARD, DURINRI, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', facts: [`cardMoved ${BANGETSU_CARD} > graveyard`], choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared', 'cardPut'],
          p1: {
            battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
            hand: [],
            graveyard: [BANGETSU_CARD, DURINRI],
          },
          p2: { battleZone: [], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'declared in time, resolved after a Durinri put the fourth magic tool',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 declareUsage', choose: [`Declare ${BANGETSU}`] },
          { asked: 'p1 standby', choose: [`${DURINRI} #1`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 standby', facts: [`p1 cardMoved ${DURINRI} > graveyard`], choose: [BANGETSU] },
          { asked: 'p1 confirm', facts: [`cardPut ${BANGETSU_CARD}`], choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [
              'Fear Fang',
              `${BANGETSU_CARD} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${DURINRI})`,
            ],
            hand: [],
            graveyard: ['Filler'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-078',
    rules: ['603.4', '603.2f'],
    status: 'firm',
    asks: 'Can two Gaiash Kaisers be declared at the end of the same turn?',
    says: 'Two Gaiash Kaisers are declared at the end of the turn. Once the first is in the battle zone, the condition of the second is no longer met: it misfires and stays in hand.',
    begin: {
      p1: { hand: ['Inferno Sign'], manaZone: { darkness: 5 }, graveyard: ['Fear Fang'] },
      p2: { hand: [KAISER, KAISER] },
    },
    plays: [
      {
        name: 'both declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            offers: [`Declare ${KAISER}`, `Declare ${KAISER}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${KAISER}`, `Declare ${KAISER}`],
          },
          { asked: 'p2 standby', choose: [`${KAISER} #1`] },
          { asked: 'p2 standby', facts: [`cardPut ${KAISER}`], choose: [`${KAISER}: At the end`] },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`effectMisfired ${KAISER}`],
          factsNot: [`cardPut ${KAISER}`],
          p1: { battleZone: ['Fear Fang'], hand: [], graveyard: ['Inferno Sign'] },
          p2: { battleZone: [KAISER], hand: [KAISER, 'Filler', 'Filler', 'Filler'], graveyard: [] },
        },
      },
      {
        name: 'one declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${KAISER}`] },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`cardPut ${KAISER}`],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Fear Fang'], hand: [], graveyard: ['Inferno Sign'] },
          p2: { battleZone: [KAISER], hand: [KAISER, 'Filler', 'Filler', 'Filler'], graveyard: [] },
        },
      },
    ],
  },
];
