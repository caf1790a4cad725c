import {
  any,
  creature,
  delayed,
  destroy,
  draw,
  each,
  from,
  may,
  put,
  self,
  topOfDeckTo,
  wheneverAttacks,
  when,
  whenDestroyed,
  yourMana,
} from 'taiki/words';
import type { Scenario } from './scenario.ts';

const RED = 'The Red, Lightning Sonic';
const REDZONE = 'Redzone, Roaring Invasion';
const REDZONE_Z = 'Redzone Z, Passionate Invasion';
const HAYABUSAMARU = 'Hayabusamaru, Lightfang Ninja';
const HAYABUSARYU = 'Hayabusaryu, Dragon Ninja';
const DOGIRAGON = 'Bolshack Dogiragon';
const SAVARK = 'Savark Calibur, Ghiramessiah';
const ZERO = 'ZERO Hand';
const HEAVEN = "Heaven's Heaven, Heavenly Justice";
const GUARD = 'La Ura Giga, Sky Guardian';
const MACGUFFIN = "MacGuffin, Play's Origin";
const MAGAND = 'Magand, Bloodlust Demon Dragon';
const DAMNED = 'Dead Damned, Triple S-Rank Disaster';
const DISASTER = 'Dead Disaster, Secret Disaster';
const APOLLONUS = 'Supernova Apollonus Dragerion';
const DRAGONS = ['Bolshack Dragon', 'Astrocomet Dragon', 'Bolshack Dragon'];
const HELLION = 'Fire Sweeper Burning Hellion';
const DURINRI = 'Durinri, Darma';
const RYUZARK = 'Bangetsu 卍 Ga Ryuzark 卍';
const RYUZARK_CARD = 'Bangetsu 卍 Ga Ryuzark 卍 / Bangokusatsu';
const SZARK = '卍 De Szark 卍';

/** Its player may draw as it is destroyed, so that something waits for that player in the middle of the other's effects. */
const lastWord = creature({
  name: 'Last Word',
  civilizations: ['fire'],
  cost: 2,
  power: 1000,
  abilities: [whenDestroyed(self, may(draw()))],
});

/** Triggers in the battle zone, so it is not declared. */
const lookout = creature({
  name: 'Lookout',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), may(draw()))],
});

/** Gives the other player mana as it attacks. */
const almsgiver = creature({
  name: 'Almsgiver',
  civilizations: ['nature'],
  cost: 4,
  power: 4000,
  abilities: [wheneverAttacks(self, topOfDeckTo('manaZone', 1, 'opponent'))],
});

/** Triggers in the hand by an ability that has no name of its own. */
const stowaway = creature({
  name: 'Stowaway',
  civilizations: ['nature'],
  cost: 3,
  power: 2000,
  abilities: [
    from(['hand'], when({ event: 'put', what: any('you', { civilizations: ['nature'] }) }, may(put(self)))),
  ],
});

/** Creatures may be summoned from the mana zone of its player. */
const lender = creature({
  name: 'Lender',
  civilizations: ['nature'],
  cost: 5,
  power: 3000,
  abilities: [
    each(yourMana({ type: 'creature' }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'manaZone' },
    }),
  ],
});

export const declaration2: readonly Scenario[] = [
  {
    id: 'DU-044',
    rules: ['511.1e', '101.4c'],
    status: 'firm',
    says: "At the end of the turn the non-active player's effects are being resolved when one of the active player triggers. It is resolved as soon as the one in progress is done, and then the others go on.",
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
        name: 'the first of two destroys what triggers',
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
            state: 'turn.end.apResolve.choosing',
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
            state: 'turn.end.napResolve.choosing',
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
        name: 'the first of two destroys what does not trigger',
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
          { asked: 'p1 confirm', state: 'turn.end.apResolve.choosing', choose: 'pass' },
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
    says: "Nothing was put without paying until the end of the turn, when the active player puts a creature by Heaven's Heaven. Once all of that player's effects are done, ZERO Hand may be declared: its condition is read then.",
    begin: {
      step: 'attack',
      p1: { hand: [GUARD], battleZone: [HEAVEN, DURINRI, 'Fear Fang'] },
      p2: { hand: [ZERO, 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'put, and declared after all effects of the active player',
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
            state: 'turn.end.apResolve.choosing',
            facts: [`p1 cardPut ${GUARD} > battleZone`, `effectBegan ${DURINRI}`],
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
            state: 'turn.end.napResolve.choosing',
            facts: [`cardRevealed ${ZERO} @603.2f`, `usageDeclared ${ZERO} @603.2f`, `effectBegan ${ZERO}`],
            offers: [DURINRI, 'Fear Fang', GUARD],
            only: true,
            choose: [GUARD],
          },
        ],
        end: {
          asked: 'p2 charge',
          p1: { battleZone: [HEAVEN, DURINRI, 'Fear Fang'], hand: [], graveyard: ['Filler', 'Filler', GUARD] },
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
          p1: { battleZone: [HEAVEN, DURINRI, 'Fear Fang'], hand: [GUARD], graveyard: [] },
          p2: { battleZone: [], hand: [ZERO, 'Aqua Soldier', 'Filler'], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-046',
    rules: ['511.1d'],
    status: 'firm',
    says: 'A creature was put without paying in the turn. A ZERO Hand that comes to the hand only by what MacGuffin lets both draw at the end of that turn may be declared and cast in that same end step.',
    begin: {
      p1: {
        hand: ["Heaven's Force", GUARD],
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
          { asked: 'p1 choose', choose: [GUARD] },
          { asked: 'p1 attack', facts: [`cardPut ${GUARD}`], choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: [`p1 effectBegan ${MACGUFFIN}`, 'p1 cardDrawn', 'p2 cardDrawn', `p1 effectResolved ${MACGUFFIN}`],
            offers: [`Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`],
          },
          {
            asked: 'p2 choose',
            state: 'turn.end.napResolve.choosing',
            facts: [`usageDeclared ${ZERO} @603.2f`],
            offers: [GUARD, 'Burning Mane'],
            only: true,
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [GUARD],
            hand: [MACGUFFIN],
            graveyard: ["Heaven's Force", 'Burning Mane'],
            deckCount: 3,
          },
          p2: { battleZone: [], hand: [ZERO], graveyard: [ZERO], deckCount: 2 },
        },
      },
      {
        name: 'all was paid for',
        begin: { p1: { hand: [GUARD] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GUARD}`] },
          { until: 'p1 attack', passing: true },
          { asked: 'p1 attack', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p2 cardDrawn'],
          factsNot: ['usageDeclared', `cardRevealed ${ZERO}`],
          p1: { battleZone: [GUARD, 'Burning Mane'], hand: [MACGUFFIN], graveyard: [], deckCount: 3 },
          p2: { battleZone: [], hand: [ZERO, ZERO], graveyard: [], deckCount: 2 },
        },
      },
    ],
  },
  {
    id: 'DU-047',
    rules: ['506.3d', '603.2e'],
    status: 'firm',
    says: "What the non-active player declares because an opponent's creature attacks comes only after the active player has declared and resolved: a ninja strike, a revolution 0 trigger, an ability of a card like Savark Calibur.",
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Tri-horn Shepherd', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'ninja strike',
        begin: { p2: { hand: [HAYABUSAMARU], manaZone: 4 } },
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            factsNot: ['p2 usageDeclared'],
            choose: [`Declare ${REDZONE}`],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [
              `p1 usageDeclared ${REDZONE}`,
              `p1 cardPut ${REDZONE}`,
              'p2 cardDestroyed Tri-horn Shepherd',
              `p1 effectResolved ${REDZONE}`,
            ],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          {
            asked: 'p2 choose',
            facts: [`p2 usageDeclared ${HAYABUSAMARU}`, `p2 cardPut ${HAYABUSAMARU}`],
            offers: ['Aqua Soldier', HAYABUSAMARU],
            only: true,
            choose: ['Aqua Soldier'],
          },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: ['Aqua Soldier', HAYABUSAMARU], hand: [], graveyard: ['Tri-horn Shepherd'] },
        },
      },
      {
        name: 'revolution 0 trigger',
        begin: { p2: { hand: [DOGIRAGON], shieldZone: 0, deck: [HELLION, 'Filler', 'Filler'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [`p1 effectResolved ${REDZONE}`, 'p2 cardDestroyed Tri-horn Shepherd'],
            offers: [`Declare ${DOGIRAGON}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${DOGIRAGON}`],
          },
          { asked: 'p2 confirm', facts: [`p2 cardPut ${HELLION}`, `p2 cardPut ${DOGIRAGON}`], choose: ['Yes'] },
          { asked: 'p2 choose', offers: [REDZONE, 'Fear Fang'], only: true, choose: [REDZONE] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`battleBegan ${DOGIRAGON}`, `cardDestroyed ${DOGIRAGON}`, `cardDestroyed ${REDZONE}`, 'attackEnded'],
          factsNot: ['duelEnded'],
          p1: { battleZone: ['Fear Fang'], hand: [], graveyard: [REDZONE, RED] },
          p2: {
            battleZone: ['Aqua Soldier'],
            hand: [],
            graveyard: ['Tri-horn Shepherd', DOGIRAGON, HELLION],
          },
        },
      },
      {
        name: 'an ability of the hand without a name of its own',
        begin: {
          p2: {
            hand: [SAVARK],
            shieldZone: [
              { name: 'Filler', faceUp: true },
              { name: 'Filler', faceUp: true },
              { name: 'Filler', faceUp: true },
              'Filler',
            ],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [`p1 effectResolved ${REDZONE}`, 'p2 cardDestroyed Tri-horn Shepherd'],
            offers: [`Declare ${SAVARK}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${SAVARK}`],
          },
        ],
        end: {
          asked: 'p2 block',
          facts: [`p2 cardRevealed ${SAVARK}`, `p2 usageDeclared ${SAVARK}`, `p2 cardPut ${SAVARK}`],
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: [], graveyard: [] },
          p2: {
            battleZone: ['Aqua Soldier', SAVARK],
            hand: [],
            graveyard: ['Tri-horn Shepherd'],
            shieldZone: 4,
          },
        },
      },
    ],
  },
  {
    id: 'DU-049',
    rules: ['506.3b', '603.2f'],
    status: 'firm',
    says: 'The active player has an invasion and an attack chance. Both are declared before either is resolved; what was kept back is not offered again in that attack.',
    begin: {
      step: 'attack',
      p1: { hand: [DAMNED, DISASTER], battleZone: ['Deddam, Disaster', 'Fear Fang'] },
      p2: { battleZone: ['Aqua Vehicle'] },
    },
    plays: [
      {
        name: 'both declared',
        steps: [
          { asked: 'p1 attack', choose: ['Deddam, Disaster attacks the player'] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            factsNot: ['effectBegan'],
            offers: [`Declare ${DAMNED}`, `Declare ${DISASTER}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${DAMNED}`, `Declare ${DISASTER}`],
          },
          {
            asked: 'p1 standby',
            facts: [`usageDeclared ${DAMNED}`, `usageDeclared ${DISASTER}`],
            factsNot: ['effectBegan'],
            offers: [DAMNED, DISASTER],
            only: true,
            choose: [DISASTER],
          },
          {
            asked: 'p1 mode',
            facts: [
              `cardUsed ${DISASTER}`,
              'p1 cardDrawn',
              `effectResolved ${DISASTER}`,
              `cardPut ${DAMNED}`,
              `effectTriggered ${DAMNED}`,
            ],
            choose: ['3: '],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardMoved Aqua Vehicle > hand'],
          p1: {
            battleZone: [`${DAMNED} (tapped, over Deddam, Disaster)`, 'Fear Fang'],
            hand: 1,
            graveyard: [DISASTER],
          },
          p2: { battleZone: [], hand: ['Aqua Vehicle'], graveyard: [], shieldZone: 5 },
        },
      },
      {
        name: 'one kept back',
        steps: [
          { asked: 'p1 attack', choose: ['Deddam, Disaster attacks the player'] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DISASTER}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${DISASTER}`, `cardUsed ${DISASTER}`],
          factsNot: [`usageDeclared ${DAMNED}`, `cardRevealed ${DAMNED}`],
          p1: {
            battleZone: ['Deddam, Disaster (tapped)', 'Fear Fang'],
            hand: [DAMNED, 'Filler'],
            graveyard: [DISASTER],
          },
          p2: { battleZone: ['Aqua Vehicle'], hand: [], graveyard: [], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-050',
    rules: ['506.3c', '605.1'],
    status: 'firm',
    says: 'What waits for the active player from one attack, from the battle zone or declared, is resolved one by one, and before each that player says which.',
    begin: {
      step: 'attack',
      p1: { hand: [DAMNED], battleZone: [MAGAND, 'Fear Fang'], shieldZone: ['Aqua Vehicle'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the trigger first',
        steps: [
          { asked: 'p1 attack', choose: [`${MAGAND} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            facts: [`effectTriggered ${MAGAND}`],
            factsNot: ['effectBegan'],
            choose: [`Declare ${DAMNED}`],
          },
          {
            asked: 'p1 standby',
            state: 'turn.attack.declaration.apResolve.ordering',
            offers: [MAGAND, DAMNED],
            only: true,
            mayPass: false,
            choose: [MAGAND],
          },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${MAGAND}`],
            factsNot: [`effectBegan ${DAMNED}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 mode',
          facts: [`effectResolved ${MAGAND}`, `effectBegan ${DAMNED}`],
          p1: {
            battleZone: [`${DAMNED} (tapped, over ${MAGAND})`, 'Fear Fang'],
            hand: ['Aqua Vehicle'],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: [], graveyard: [] },
        },
      },
      {
        name: 'the invasion first',
        steps: [
          { asked: 'p1 attack', choose: [`${MAGAND} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DAMNED}`] },
          { asked: 'p1 standby', choose: [DAMNED] },
          {
            asked: 'p1 standby',
            facts: [`effectBegan ${DAMNED}`, `cardPut ${DAMNED}`],
            factsNot: [`effectBegan ${MAGAND}`],
            offers: [MAGAND, DAMNED],
            only: true,
            choose: [MAGAND],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 mode',
          p1: {
            battleZone: [`${DAMNED} (tapped, over ${MAGAND})`, 'Fear Fang'],
            hand: ['Aqua Vehicle'],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-051',
    rules: ['506.3d', '603.2f'],
    status: 'firm',
    says: "The non-active player's conditions are read when that player declares, not when the attacker was named: shields that are gone by then, or mana that came by then, count.",
    begin: { step: 'attack', p1: {}, p2: {} },
    plays: [
      {
        name: 'no shields are left after the meteorburn',
        begin: {
          p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
          p2: { hand: [DOGIRAGON], shieldZone: 2, deck: [HELLION, 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: ['p2 shieldBroken', 'p2 shieldBroken'],
            offers: [`Declare ${DOGIRAGON}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${DOGIRAGON}`],
          },
          { asked: 'p2 confirm', facts: [`cardPut ${HELLION}`, `cardPut ${DOGIRAGON}`], choose: 'pass' },
        ],
        end: {
          result: { winner: 'p1', reason: 'directAttack' },
          p1: {
            battleZone: [`${APOLLONUS} (tapped)`, 'Fear Fang'],
            hand: [],
            graveyard: DRAGONS,
          },
          p2: { battleZone: [`${DOGIRAGON} (over ${HELLION})`], hand: 2, graveyard: [] },
        },
      },
      {
        name: 'shields are left: declared in vain',
        begin: {
          p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
          p2: { hand: [DOGIRAGON], shieldZone: 4, deck: [HELLION, 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p2 declareUsage', choose: [`Declare ${DOGIRAGON}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${DOGIRAGON}`, `effectMisfired ${DOGIRAGON}`],
          factsNot: ['cardPut'],
          p1: {
            battleZone: [`${APOLLONUS} (tapped, over ${DRAGONS.join(', ')})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [DOGIRAGON], graveyard: [], shieldZone: 4 },
        },
      },
      {
        name: 'a fourth mana card has come',
        begin: {
          cards: [almsgiver],
          p1: { battleZone: ['Almsgiver', 'Fear Fang'] },
          p2: { hand: [HAYABUSAMARU], manaZone: 3 },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Almsgiver attacks the player'] },
          {
            asked: 'p2 declareUsage',
            facts: ['p1 effectResolved Almsgiver'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
        ],
        end: {
          asked: 'p2 block',
          facts: [`cardPut ${HAYABUSAMARU}`],
          p1: { battleZone: ['Almsgiver (tapped)', 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: [HAYABUSAMARU], hand: [], graveyard: [], manaCount: 4 },
        },
      },
      {
        name: 'only three mana cards',
        begin: {
          cards: [almsgiver],
          p1: { battleZone: ['Almsgiver', 'Fear Fang'] },
          p2: { hand: [HAYABUSAMARU], manaZone: 2 },
        },
        steps: [{ asked: 'p1 attack', choose: ['Almsgiver attacks the player'] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared'],
          p1: { battleZone: ['Almsgiver (tapped)', 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [HAYABUSAMARU], graveyard: [], manaCount: 3 },
        },
      },
    ],
  },
  {
    id: 'DU-053',
    rules: ['603.2e'],
    status: 'firm',
    says: 'Every ability that triggers in a private zone is declared, also one that belongs to a single card and has no name of its own.',
    begin: {
      cards: [stowaway],
      p1: {
        hand: ['Stowaway', 'Fear Fang'],
        manaZone: { nature: 3 },
        battleZone: ['Burning Mane'],
      },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.main.apDeclare',
            facts: ['cardPut Fear Fang'],
            factsNot: ['effectTriggered', 'cardRevealed'],
            offers: ['Declare Stowaway'],
            only: true,
            mayPass: true,
            choose: ['Declare Stowaway'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardRevealed Stowaway @603.2f',
            'usageDeclared Stowaway @603.2f',
            'effectTriggered Stowaway',
            'cardPut Stowaway',
          ],
          p1: { battleZone: ['Burning Mane', 'Fear Fang', 'Stowaway'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [], graveyard: [] },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          { asked: 'p1 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardRevealed', 'usageDeclared', 'effectTriggered'],
          p1: { battleZone: ['Burning Mane', 'Fear Fang'], hand: ['Stowaway'], graveyard: [] },
          p2: { battleZone: [], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-054',
    rules: ['506.3b', '506.3c', '506.3d', '506.3e', '511.1'],
    status: 'firm',
    says: 'The active player declares, the active player resolves, the other player declares, the other player resolves: so it is at an attack, and at the end of the turn.',
    begin: {
      cards: [lookout],
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Lookout', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'at an attack',
        begin: { step: 'attack' },
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            facts: ['p2 effectTriggered Lookout'],
            factsNot: ['usageDeclared', 'effectBegan'],
            choose: [`Declare ${REDZONE}`],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [
              `p1 usageDeclared ${REDZONE}`,
              `p1 effectBegan ${REDZONE}`,
              `p1 effectResolved ${REDZONE}`,
              'cardDestroyed Tri-horn Shepherd',
            ],
            factsNot: ['p2 effectBegan', 'p2 usageDeclared'],
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          {
            asked: 'p2 standby',
            state: 'turn.attack.declaration.napResolve.ordering',
            facts: [`p2 usageDeclared ${HAYABUSAMARU}`],
            factsNot: ['effectBegan'],
            offers: ['Lookout', HAYABUSAMARU],
            only: true,
            choose: ['Lookout'],
          },
          { asked: 'p2 confirm', state: 'turn.attack.declaration.napResolve.choosing', choose: 'pass' },
          { asked: 'p2 choose', facts: [`cardPut ${HAYABUSAMARU}`], choose: ['Lookout'] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: ['Lookout', HAYABUSAMARU], hand: [], graveyard: ['Tri-horn Shepherd'] },
        },
      },
      {
        name: 'at the end of the turn',
        begin: {
          step: 'attack',
          p1: {
            hand: [RYUZARK_CARD, GUARD],
            battleZone: [HEAVEN, DURINRI, DURINRI, DURINRI, 'Fear Fang'],
            graveyard: [DURINRI],
          },
          p2: { hand: [ZERO], manaZone: 0, battleZone: [] },
        },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 declareUsage',
            state: 'turn.end.apDeclare',
            facts: [`effectTriggered ${HEAVEN}`, `effectTriggered ${DURINRI}`],
            factsNot: ['effectBegan', 'usageDeclared'],
            offers: [`Declare ${RYUZARK}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${RYUZARK}`],
          },
          { asked: 'p1 standby', state: 'turn.end.apResolve.ordering', choose: [HEAVEN] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 standby', facts: [`cardPut ${GUARD}`], choose: [RYUZARK] },
          { until: 'p2 declareUsage', passing: 'orFirst' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            factsNot: ['p2 effectBegan'],
            offers: [`Declare ${ZERO}`],
            only: true,
            choose: [`Declare ${ZERO}`],
          },
          { asked: 'p2 choose', state: 'turn.end.napResolve.choosing', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [HEAVEN, GUARD, `${RYUZARK_CARD} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${DURINRI})`],
            hand: [],
            graveyard: ['Fear Fang'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [ZERO] },
        },
      },
    ],
  },
  {
    id: 'DU-055',
    rules: ['603.2f', '605.2c'],
    status: 'firm',
    says: 'To name a card or a number is part of resolving an effect. It is no declaration of usage, and nothing is shown for it.',
    begin: { p1: { battleZone: ['Fear Fang'] }, p2: { battleZone: ['Burning Mane', 'Forest Hornet'] } },
    plays: [
      {
        name: 'a number',
        begin: { p1: { hand: ["Deal, Mechanic / 「Today's Lucky Number!」"], manaZone: { water: 6 } } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Deal, Mechanic'] },
          {
            asked: 'p1 name',
            facts: ['effectBegan Deal, Mechanic'],
            factsNot: ['usageDeclared'],
            choose: ['4'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 numberNamed', 'cardMoved Forest Hornet > hand', 'effectResolved'],
          factsNot: ['usageDeclared', 'cardRevealed'],
          p1: {
            battleZone: ['Fear Fang', "Deal, Mechanic / 「Today's Lucky Number!」"],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: ['Forest Hornet'], graveyard: [] },
        },
      },
      {
        name: 'a card',
        begin: { p1: { hand: ['Humanity, Nameless God'], manaZone: 6 }, p2: { hand: ['Terror Pit'] } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Humanity, Nameless God'] },
          { asked: 'p1 name', factsNot: ['usageDeclared'], choose: ['Terror Pit'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardNamed Terror Pit', 'effectResolved'],
          factsNot: ['usageDeclared', 'cardRevealed'],
          p1: { battleZone: ['Fear Fang', 'Humanity, Nameless God'], hand: [], graveyard: [] },
          p2: { battleZone: ['Burning Mane', 'Forest Hornet'], hand: ['Terror Pit'], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-056',
    rules: ['603.2e', '110.4d'],
    status: 'firm',
    says: 'A ninja strike that may be used from the mana zone, and a gate of moonless night in the graveyard, are declared just as from the hand: undeclared they do nothing, although all can see the card.',
    begin: {
      cards: [lender],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: {},
    },
    plays: [
      {
        name: 'ninja strike from the mana zone, declared',
        begin: {
          step: 'attack',
          p2: { battleZone: ['Lender'], manaZone: [HAYABUSARYU, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            factsNot: ['effectTriggered'],
            offers: [`Declare ${HAYABUSARYU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSARYU}`],
          },
        ],
        end: {
          asked: 'p2 block',
          facts: [`usageDeclared ${HAYABUSARYU} @603.2f`, `cardPut ${HAYABUSARYU}`],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: ['Lender', HAYABUSARYU], hand: [], graveyard: [], manaZone: 5 },
        },
      },
      {
        name: 'ninja strike from the mana zone, not declared',
        begin: {
          step: 'attack',
          p2: { battleZone: ['Lender'], manaZone: [HAYABUSARYU, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectTriggered', 'usageDeclared'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: ['Lender'], hand: [], graveyard: [], manaCount: 6 },
        },
      },
      {
        name: 'nothing lets it be summoned from the mana zone',
        begin: {
          step: 'attack',
          p2: { manaZone: [HAYABUSARYU, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'] },
        },
        steps: [{ asked: 'p1 attack', choose: ['Fear Fang attacks the player'] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [], graveyard: [], manaCount: 6 },
        },
      },
      {
        name: 'gate from the graveyard, declared',
        begin: {
          p1: {
            hand: [DURINRI],
            manaZone: { darkness: 2 },
            battleZone: [DURINRI, DURINRI, 'Fear Fang'],
            graveyard: [DURINRI, SZARK],
          },
          p2: { battleZone: ['Forest Hornet', 'Aqua Vehicle'] },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${DURINRI}`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.main.apDeclare',
            factsNot: [`effectTriggered ${SZARK}`],
            offers: [`Declare ${SZARK}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${SZARK}`],
          },
          {
            asked: 'p1 choose',
            facts: [`usageDeclared ${SZARK} @603.2f`, `cardPut ${SZARK}`],
            offers: ['Forest Hornet', 'Aqua Vehicle'],
            only: true,
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Fear Fang', `${SZARK} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${DURINRI})`],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: ['Aqua Vehicle'], hand: [], graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'gate from the graveyard, not declared',
        begin: {
          p1: {
            hand: [DURINRI],
            manaZone: { darkness: 2 },
            battleZone: [DURINRI, DURINRI, 'Fear Fang'],
            graveyard: [DURINRI, SZARK],
          },
          p2: { battleZone: ['Forest Hornet'] },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${DURINRI}`] },
          { asked: 'p1 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered'],
          p1: { battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'], hand: [], graveyard: [DURINRI, SZARK] },
          p2: { battleZone: ['Forest Hornet'], hand: [], graveyard: [] },
        },
      },
    ],
  },
];
