import {
  any,
  choose,
  creature,
  draw,
  each,
  from,
  may,
  opponentsShields,
  put,
  returnToHand,
  self,
  skipRestOfTurn,
  spell,
  spellAbility,
  when,
  wheneverAttacks,
  yourMana,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import {
  BAREDU,
  BLACK_V,
  DE_SZARK,
  DOGIRAGON,
  DURINRI,
  GI_LUGIRIN,
  GI_LUGIRIN_CARD,
  GRIGYAN,
  HAYABUSAMARU,
  HAYABUSARYU,
  JAOUMON,
  RED,
  REDZONE,
  REDZONE_Z,
  VALCHURIS,
} from './cardNames.ts';

const ADAMSKI = 'Adamski, S-Rank Space';
const SANMADD = 'Sanmadd, S-Rank Tribe';
const DEDDAM = 'Deddam, Disaster';
const ZERO_AND_STRIKE = 'ZERO and STRIKE, Secret Zero Prison King';
const DEKAPENTA = 'Dekapenta, Invader';
const ROMANOGRI = 'Romanogri-La the 0th, Zero Prison Connected King';
const RAGANZARK = 'Gar Raganzark';

const DEADZONE = 'Deadzone, S-Rank Zombie';
const MAUCHU = 'Mauchu, One Extreme';
const MOMOTARUS = 'Momotarus, Super Nine Extremes';
const GOD = 'G.O.D., Extreme Invasion';

/** Triggers in a public zone, so it is not declared: its effect is on standby while its player declares. */
const lookout = creature({
  name: 'Lookout',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), may(draw()))],
});

/** A fire Command that may draw when it attacks. */
const scout = creature({
  name: 'Scout',
  civilizations: ['fire'],
  races: ['Sonic Command'],
  cost: 4,
  power: 3000,
  abilities: [wheneverAttacks(self, may(draw()))],
});

/** A fire Command whose attack ends the turn. */
const curfew = creature({
  name: 'Curfew',
  civilizations: ['fire'],
  races: ['Sonic Command'],
  cost: 4,
  power: 3000,
  abilities: [wheneverAttacks(self, skipRestOfTurn)],
});

/** Returns a shield to the hand before the rest of its effect. */
const crowbar = spell({
  name: 'Crowbar',
  civilizations: ['fire'],
  cost: 2,
  abilities: [spellAbility(returnToHand(choose(opponentsShields())), draw())],
});

const SZARK = '卍 De Szark 卍';
const RATTA = 'Ratta and Armstrong, Soulmate';
const UISU = 'Uisu (Majestic Star)';
const OCTOPA = 'Octopa (Kernel Star)';

/** Triggers in the hand with an unnamed ability. */
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

/** 603.2e-f: which abilities must be declared, when and from which zones; 603.4: conditions checked on resolution. */
export const declaringUsage: readonly Scenario[] = [
  {
    id: 'DU-001',
    rules: ['603.2f', '506.3b'],
    status: 'firm',
    asks: 'Can an ability in the hand still be declared later in the attack, if it was not declared when the attack was?',
    says: 'An ability in the hand that is not declared when the attack is declared does not trigger: nothing goes on standby, and it cannot be declared later in that attack.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            standby: [`p1 declares attackDeclared ${RED}`],
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`],
            only: true,
            mayPass: true,
            choose: 'pass',
          },
          {
            asked: 'p1 shields',
            standby: [],
            factsNot: ['effectTriggered', 'effectBegan', 'usageDeclared', 'cardRevealed'],
            forbids: [`${REDZONE} @506.3b`],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken Filler'],
          factsNot: ['effectTriggered', 'usageDeclared', 'cardPut'],
          p1: { battleZone: [`${RED} (tapped)`, 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            standby: [`p1 declares attackDeclared ${RED}`],
            factsNot: ['effectTriggered'],
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          standby: [],
          facts: [
            `p1 cardRevealed ${REDZONE} @603.2f`,
            `p1 usageDeclared ${REDZONE} @603.2f`,
            `p1 effectTriggered ${REDZONE}`,
            `p1 effectBegan ${REDZONE}`,
          ],
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: [], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-005',
    rules: ['603.2f', '506.3b'],
    status: 'firm',
    asks: 'Can a card that is drawn after the declaration point be declared for the same event?',
    says: 'A card added to the hand by an effect that resolves after the declaration point cannot be declared for that event. Only cards already in hand at that point can be.',
    begin: {
      step: 'attack',
      cards: [scout],
      p1: { deck: [REDZONE, 'Filler', 'Filler', 'Filler'], battleZone: ['Scout', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'drawn after the point',
        steps: [
          { asked: 'p1 attack', choose: ['Scout attacks the player'] },
          {
            asked: 'p1 confirm',
            state: 'turn.attack.declaration.apResolve.resolving',
            factsNot: ['usageDeclared'],
            choose: ['Yes'],
          },
          {
            asked: 'p1 shields',
            facts: [`p1 cardDrawn ${REDZONE}`],
            factsNot: ['usageDeclared', 'cardRevealed'],
            forbids: [`${REDZONE} @506.3b`],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'cardPut'],
          p1: { battleZone: ['Scout (tapped)', 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'another was in hand at that point',
        begin: { p1: { hand: [REDZONE_Z] } },
        steps: [
          { asked: 'p1 attack', choose: ['Scout attacks the player'] },
          {
            asked: 'p1 declareUsage',
            facts: ['p1 effectTriggered Scout'],
            offers: [`Declare ${REDZONE_Z}`],
            only: true,
            choose: [`Declare ${REDZONE_Z}`],
          },
          { asked: 'p1 standby', offers: ['Scout', REDZONE_Z], only: true, choose: ['Scout'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 choose',
            facts: [`p1 cardDrawn ${REDZONE}`, `p1 cardPut ${REDZONE_Z}`],
            factsNot: [`usageDeclared ${REDZONE}`],
            choose: ['Card 1'],
          },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: [`usageDeclared ${REDZONE}`, `cardPut ${REDZONE}`],
          p1: {
            battleZone: [`${REDZONE_Z} (tapped, over Scout)`, 'Fear Fang'],
            hand: [REDZONE],
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'], hand: 0, graveyard: 1, shieldZone: 4 },
        },
      },
    ],
  },
  {
    id: 'DU-006',
    rules: ['112.3a', '113.6', '509.5a'],
    status: 'firm',
    asks: 'Can a player keep a shield trigger and use it later?',
    says: 'The owner of a broken shield decides on its shield trigger at that break. Using it is optional, but it cannot be put off: afterwards it is an ordinary card in hand.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Aqua Knight'] },
      p2: { shieldZone: ['Terror Pit', 'Filler', 'Filler'], battleZone: ['Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            factsNot: ['usageDeclared', 'cardRevealed', 'shieldBroken'],
            offers: ['Shield trigger: Terror Pit'],
            only: true,
            mayPass: true,
            choose: ['Shield trigger: Terror Pit'],
          },
          {
            asked: 'p2 choose',
            facts: [
              'p2 cardRevealed Terror Pit',
              'p2 usageDeclared Terror Pit @509.5a',
              'p2 shieldBroken Terror Pit > hand',
              'p2 cardUsed Terror Pit',
            ],
            offers: ['Fear Fang', 'Burning Mane', 'Aqua Knight'],
            only: true,
            mayPass: false,
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDestroyed Burning Mane', 'cardMoved Terror Pit > graveyard'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Aqua Knight'], hand: 0, graveyard: ['Burning Mane'] },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 2 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', offers: ['Shield trigger: Terror Pit'], choose: 'pass' },
          {
            asked: 'p1 attack',
            facts: ['p2 shieldBroken Terror Pit > hand'],
            factsNot: ['usageDeclared', 'cardRevealed', 'cardUsed'],
            choose: ['Burning Mane attacks the player'],
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken Filler > hand'],
          factsNot: ['usageDeclared', 'cardRevealed', 'cardUsed'],
          p1: {
            battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)', 'Aqua Knight'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: ['Tri-horn Shepherd'],
            hand: ['Terror Pit', 'Filler'],
            graveyard: 0,
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-009',
    rules: ['603.2f'],
    status: 'firm',
    asks: 'A player passes at their declaration point. Can they use a ninja strike later in the same attack declaration?',
    says: 'A player who passes at their declaration point cannot use the ninja strike later in that attack declaration, not even while their own effects from it are still resolving.',
    begin: {
      step: 'attack',
      cards: [lookout],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Lookout', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'passed',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: ['effectTriggered Lookout'],
            factsNot: ['effectBegan Lookout'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            mayPass: true,
            choose: [],
          },
          { asked: 'p2 confirm', state: 'turn.attack.declaration.napResolve.resolving', choose: ['Yes'] },
          { asked: 'p1 shields', factsNot: ['usageDeclared'], choose: ['Shield 1'] },
          { asked: 'p1 attack', factsNot: ['usageDeclared'], choose: ['Burning Mane attacks the player'] },
        ],
        end: {
          asked: 'p2 declareUsage',
          state: 'turn.attack.declaration.napDeclare',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Lookout', 'Aqua Soldier'],
            hand: [HAYABUSAMARU, 'Filler', 'Filler'],
            graveyard: 0,
            shieldZone: 4,
          },
        },
      },
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 standby', offers: ['Lookout', HAYABUSAMARU], only: true, choose: [HAYABUSAMARU] },
          { asked: 'p2 standby', offers: ['Lookout', HAYABUSAMARU], only: true, choose: ['Lookout'] },
          { asked: 'p2 confirm', choose: 'pass' },
          { asked: 'p2 choose', choose: ['Aqua Soldier'] },
        ],
        end: {
          asked: 'p2 block',
          state: 'turn.attack.block.choosing',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Lookout', 'Aqua Soldier', HAYABUSAMARU], hand: 0, graveyard: 0, manaCount: 4 },
        },
      },
    ],
  },
  {
    id: 'DU-010',
    rules: ['603.2f'],
    status: 'firm',
    asks: 'Is a card shown to the opponent when its ability is declared?',
    says: 'Declaring an ability from a private zone reveals that card to both players. A card in the graveyard is already public and is not revealed.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, 'Aqua Hulcus'], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'from the hand of the active player',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', factsNot: ['cardRevealed'], choose: [`Declare ${REDZONE}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`p1 cardRevealed ${REDZONE} @603.2f`, `p1 usageDeclared ${REDZONE} @603.2f`],
          factsNot: ['cardRevealed Aqua Hulcus'],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'],
            hand: ['Aqua Hulcus'],
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'] },
        },
      },
      {
        name: 'from the hand of the non-active player',
        begin: { p1: { hand: 0 }, p2: { hand: [HAYABUSAMARU, 'Aqua Hulcus'], manaZone: 4 } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            factsNot: ['cardRevealed'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          {
            asked: 'p2 choose',
            facts: [
              `p2 cardRevealed ${HAYABUSAMARU} @603.2f`,
              `p2 usageDeclared ${HAYABUSAMARU} @603.2f`,
              `p2 cardPut ${HAYABUSAMARU}`,
            ],
            factsNot: ['cardRevealed Aqua Hulcus'],
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [RED, 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane', 'Tri-horn Shepherd', HAYABUSAMARU],
            hand: ['Aqua Hulcus'],
            graveyard: 0,
          },
        },
      },
      {
        name: 'from the shields',
        begin: {
          p1: { hand: 0, battleZone: [RED, 'Fear Fang', 'Aqua Knight'] },
          p2: { shieldZone: ['Terror Pit', 'Brain Serum', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', factsNot: ['cardRevealed'], choose: ['Shield trigger: Terror Pit'] },
          {
            asked: 'p2 choose',
            facts: ['p2 cardRevealed Terror Pit', 'p2 usageDeclared Terror Pit'],
            factsNot: ['cardRevealed Brain Serum'],
            choose: [RED],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang (tapped)', 'Aqua Knight'], hand: 0, graveyard: [RED] },
          p2: {
            battleZone: ['Burning Mane', 'Tri-horn Shepherd'],
            hand: 0,
            graveyard: ['Terror Pit'],
            shieldZone: ['Brain Serum', 'Filler'],
          },
        },
      },
      {
        name: 'from the graveyard, already public',
        begin: { p1: { hand: 0, graveyard: [DEADZONE], battleZone: [BLACK_V, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${DEADZONE}`],
            only: true,
            choose: [`Declare ${DEADZONE}`],
          },
          {
            asked: 'p1 standby',
            facts: [`p1 usageDeclared ${DEADZONE} @603.2f`],
            factsNot: ['cardRevealed'],
            choose: [DEADZONE],
          },
          { asked: 'p1 standby', choose: [DEADZONE] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p1 shields',
          p1: { battleZone: [`${DEADZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'DU-011',
    rules: ['603.2e'],
    status: 'firm',
    asks: 'Does a gate of moonless night in the graveyard have to be declared, although everybody can see it?',
    says: 'A gate of moonless night can also be used from the hand, so it must be declared even if its card is in the graveyard. If it is not declared, it is not used.',
    begin: {
      p1: {
        hand: [GRIGYAN],
        manaZone: { darkness: 3 },
        graveyard: [DE_SZARK, BAREDU],
        battleZone: [DURINRI, DURINRI, 'Fear Fang'],
      },
      p2: { battleZone: ['Aqua Hulcus', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          {
            asked: 'p1 declareUsage',
            facts: [`p1 cardPut ${GRIGYAN}`],
            factsNot: ['effectBegan'],
            offers: [`Declare ${DE_SZARK}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${DE_SZARK}`],
          },
          {
            asked: 'p1 standby',
            facts: [`p1 usageDeclared ${DE_SZARK}`, `p1 effectTriggered ${DE_SZARK}`],
            offers: [GRIGYAN, DE_SZARK],
            only: true,
            choose: [DE_SZARK],
          },
          {
            asked: 'p1 standby',
            facts: [`p1 cardPut ${DE_SZARK}`],
            offers: [GRIGYAN, DE_SZARK],
            only: true,
            choose: [DE_SZARK],
          },
          {
            asked: 'p1 choose',
            offers: ['Aqua Hulcus', 'Burning Mane'],
            only: true,
            choose: ['Aqua Hulcus'],
          },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Fear Fang', `${DE_SZARK} (over ${DURINRI}, ${DURINRI}, ${GRIGYAN}, ${BAREDU})`],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Aqua Hulcus'] },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 main', forbids: [`${DE_SZARK} @603.2e`], choose: [`Summon ${GRIGYAN}`] },
          { asked: 'p1 declareUsage', offers: [`Declare ${DE_SZARK}`], only: true, choose: 'pass' },
          {
            asked: 'p1 confirm',
            factsNot: ['usageDeclared', `effectTriggered ${DE_SZARK}`],
            forbids: [`${DE_SZARK} @603.2e`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', `effectTriggered ${DE_SZARK}`, `cardPut ${DE_SZARK}`],
          p1: {
            battleZone: [DURINRI, DURINRI, GRIGYAN, 'Fear Fang'],
            hand: 0,
            graveyard: [DE_SZARK, BAREDU],
          },
          p2: { battleZone: ['Aqua Hulcus', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-012',
    rules: ['603.3', '605.1', '101.4a'],
    status: 'firm',
    asks: 'When does a declared effect resolve, compared with effects that triggered without a declaration?',
    says: "A declared effect waits on standby like any other effect of its player: that player chooses its place in their order, the active player's effects go first, and skipping the rest of the turn removes it too.",
    begin: {
      step: 'attack',
      cards: [lookout, curfew],
      p1: { hand: [REDZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: ['Lookout', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: "in its player's order, before the non-active player's",
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            facts: [`p1 effectTriggered ${BLACK_V}`, 'p2 effectTriggered Lookout'],
            choose: [`Declare ${REDZONE}`],
          },
          { asked: 'p1 standby', offers: [BLACK_V, REDZONE], only: true, choose: [BLACK_V] },
          {
            asked: 'p2 confirm',
            state: 'turn.attack.declaration.napResolve.resolving',
            facts: [
              `effectBegan ${BLACK_V}`,
              `effectBegan ${REDZONE}`,
              `effectBegan ${REDZONE}`,
              'p2 effectBegan Lookout',
            ],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: [], graveyard: 0 },
          p2: { battleZone: ['Lookout'], hand: 1, graveyard: ['Aqua Knight', 'Tri-horn Shepherd'] },
        },
      },
      {
        name: "a non-active player's effect, after the active player's",
        begin: { p2: { hand: [HAYABUSAMARU, 'Aqua Knight'], manaZone: 4 } },
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', choose: [REDZONE] },
          { asked: 'p1 standby', choose: [REDZONE] },
          { asked: 'p2 choose', choose: ['Aqua Knight'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: ['p2 cardDiscarded Aqua Knight'],
            factsNot: ['effectBegan Lookout'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 standby', offers: ['Lookout', HAYABUSAMARU], only: true, choose: ['Lookout'] },
          { asked: 'p2 confirm', choose: 'pass' },
          { asked: 'p2 choose', facts: [`p2 cardPut ${HAYABUSAMARU}`], choose: ['Lookout'] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: [], graveyard: 0 },
          p2: {
            battleZone: ['Lookout', HAYABUSAMARU],
            hand: 0,
            graveyard: ['Aqua Knight', 'Tri-horn Shepherd'],
          },
        },
      },
      {
        name: 'removed when the rest of the turn is skipped',
        begin: { p1: { battleZone: ['Curfew', 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Curfew attacks the player'] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', offers: ['Curfew', REDZONE], only: true, choose: ['Curfew'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['effectBegan Curfew', 'restOfTurnSkipped', 'p2 turnBegan'],
          factsNot: [`effectBegan ${REDZONE}`, `cardPut ${REDZONE}`, 'effectBegan Lookout', 'shieldBroken'],
          p1: { battleZone: ['Curfew (tapped)', 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: {
            battleZone: ['Lookout', 'Tri-horn Shepherd'],
            hand: ['Aqua Knight', 'Filler'],
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'DU-014',
    rules: ['603.2', '506.3b'],
    status: 'firm',
    asks: 'Can an ability be declared that will fit the attacking creature only after another declared effect has resolved?',
    says: 'A declared ability must fit the attacking creature at the moment of the attack. Momotarus fits Mauchu; G.O.D., which would fit only once Momotarus is on top, cannot be declared.',
    begin: {
      step: 'attack',
      p1: { hand: [MOMOTARUS, GOD], battleZone: [MAUCHU, 'Fear Fang'] },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'Mauchu attacks',
        steps: [
          { asked: 'p1 attack', choose: [`${MAUCHU} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${MOMOTARUS}`],
            only: true,
            forbids: [`${GOD} @603.2`],
            choose: [`Declare ${MOMOTARUS}`],
          },
          {
            asked: 'p1 shields',
            facts: [`cardPut ${MOMOTARUS}`],
            factsNot: [`usageDeclared ${GOD}`],
            forbids: [`${GOD} @506.3b`],
            choose: ['Shield 1', 'Shield 2'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared'],
          p1: {
            battleZone: [`${MOMOTARUS} (tapped, over ${MAUCHU})`, 'Fear Fang'],
            hand: [GOD],
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 2, graveyard: 0, shieldZone: 3 },
        },
      },
      {
        name: 'Momotarus attacks',
        begin: { p1: { hand: [GOD], battleZone: [{ name: MOMOTARUS, over: [MAUCHU] }, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${MOMOTARUS} attacks the player`] },
          { asked: 'p1 declareUsage', offers: [`Declare ${GOD}`], only: true, choose: [`Declare ${GOD}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardPut ${GOD}`],
          p1: {
            battleZone: [`${GOD} (tapped, over ${MOMOTARUS}, ${MAUCHU})`, 'Fear Fang'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-015',
    rules: ['603.4', '603.2f'],
    status: 'firm',
    asks: 'Can a gate of moonless night be declared with too few magic tools?',
    says: 'A gate of moonless night is declared when the magic tool is cast, however few magic tools there are. They are counted on resolution; if there are too few, it misfires.',
    begin: {
      p1: {
        hand: [GI_LUGIRIN_CARD, BAREDU],
        manaZone: { water: 2 },
        graveyard: [GRIGYAN],
        battleZone: [DURINRI, DURINRI, 'Fear Fang'],
      },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the spell itself is the fourth',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          {
            asked: 'p1 declareUsage',
            facts: [`p1 cardUsed ${BAREDU}`],
            factsNot: ['cardDrawn', `cardMoved ${BAREDU} > graveyard`],
            offers: [`Declare ${GI_LUGIRIN}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${GI_LUGIRIN}`],
          },
          {
            asked: 'p1 choose',
            facts: ['cardRevealed', 'usageDeclared', 'p1 cardDrawn', 'p1 cardDrawn'],
            factsNot: ['effectBegan'],
            choose: ['Filler'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDiscarded Filler', `cardMoved ${BAREDU} > graveyard`, 'effectBegan', 'cardPut'],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: [
              'Fear Fang',
              `${GI_LUGIRIN_CARD} (over ${DURINRI}, ${DURINRI}, ${GRIGYAN}, ${BAREDU})`,
            ],
            hand: 1,
            graveyard: 1,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'still only three',
        begin: { p1: { graveyard: 0 } },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${GI_LUGIRIN}`],
            only: true,
            choose: [`Declare ${GI_LUGIRIN}`],
          },
          { asked: 'p1 choose', choose: ['Filler'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${BAREDU} > graveyard`, 'p1 effectMisfired @603.4'],
          factsNot: ['cardPut'],
          p1: {
            battleZone: [DURINRI, DURINRI, 'Fear Fang'],
            hand: [GI_LUGIRIN_CARD, 'Filler'],
            graveyard: [BAREDU, 'Filler'],
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          { asked: 'p1 declareUsage', choose: 'pass' },
          { asked: 'p1 choose', choose: ['Filler'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered', 'effectMisfired', 'cardPut'],
          p1: {
            battleZone: [DURINRI, DURINRI, 'Fear Fang'],
            hand: [GI_LUGIRIN_CARD, 'Filler'],
            graveyard: [GRIGYAN, BAREDU, 'Filler'],
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-016',
    rules: ['603.4', '603.2f'],
    status: 'firm',
    asks: 'Can a revolution 0 trigger or an oniend be declared while its player still has shields?',
    says: 'A revolution 0 trigger and an oniend can be declared while the player still has shields, because shields are counted on resolution. If the count is wrong then, they misfire and the cards stay in hand.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [DOGIRAGON, JAOUMON], deck: [RED, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'] },
    },
    plays: [
      {
        name: 'with shields',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            offers: [`Declare ${DOGIRAGON}`, `Declare ${JAOUMON}`],
            only: true,
            choose: [`Declare ${DOGIRAGON}`, `Declare ${JAOUMON}`],
          },
          { asked: 'p2 standby', offers: [DOGIRAGON, JAOUMON], only: true, choose: [JAOUMON] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`effectMisfired ${JAOUMON} @603.4`, `effectMisfired ${DOGIRAGON} @603.4`],
          factsNot: ['cardPut', 'cardUsed', 'cardMoved', 'cardDiscarded'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: 0, hand: [DOGIRAGON, JAOUMON], graveyard: 0, shieldZone: 5, deckCount: 6 },
        },
      },
      {
        name: 'without shields',
        begin: { p2: { shieldZone: 0 } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${DOGIRAGON}`, `Declare ${JAOUMON}`] },
          { asked: 'p2 standby', choose: [JAOUMON] },
          {
            asked: 'p2 confirm',
            facts: [`p2 cardUsed ${JAOUMON}`, `cardMoved ${RED} > graveyard`, `cardPut ${RED}`],
            factsNot: ['effectMisfired'],
            choose: ['Yes'],
          },
          { asked: 'p2 choose', offers: ['Fear Fang', 'Burning Mane'], only: true, choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'battleBegan',
            'p1 cardDestroyed Fear Fang',
            `cardMoved ${JAOUMON} > graveyard`,
            `effectBegan ${DOGIRAGON}`,
            'cardRevealed Filler',
          ],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
          p2: {
            battleZone: [RED],
            hand: [DOGIRAGON],
            graveyard: [JAOUMON, 'Filler', 'Filler', 'Filler'],
            shieldZone: 0,
            deckCount: 2,
          },
        },
      },
    ],
  },
  {
    id: 'DU-033',
    rules: ['603.4', '409.2'],
    status: 'firm',
    asks: 'What happens to the card of a declared ability whose condition is no longer met?',
    says: 'A declared ability in the hand misfires if its condition is not met on resolution. Its card stays in hand and does not go to the graveyard.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, DEADZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: ['Tri-horn Shepherd', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'the creature is no longer a darkness Command',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${REDZONE}`, `Declare ${DEADZONE}`],
            only: true,
            choose: [`Declare ${REDZONE}`, `Declare ${DEADZONE}`],
          },
          { asked: 'p1 standby', offers: [BLACK_V, REDZONE, DEADZONE], only: true, choose: [REDZONE] },
          { asked: 'p1 standby', facts: [`cardPut ${REDZONE}`], choose: [DEADZONE] },
          { asked: 'p1 standby', facts: [`effectMisfired ${DEADZONE} @603.4`], choose: [BLACK_V] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: [`cardPut ${DEADZONE}`, `cardMoved ${DEADZONE}`],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'],
            hand: [DEADZONE],
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Aqua Knight', 'Tri-horn Shepherd'] },
        },
      },
      {
        name: 'the condition is met',
        begin: { p1: { hand: [DEADZONE] } },
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DEADZONE}`] },
          { asked: 'p1 standby', choose: [BLACK_V] },
          { asked: 'p1 choose', facts: [`cardPut ${DEADZONE}`], choose: ['Tri-horn Shepherd'] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectMisfired'],
          p1: { battleZone: [`${DEADZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Aqua Knight', 'Tri-horn Shepherd'] },
        },
      },
    ],
  },
  {
    id: 'DU-034',
    rules: ['603.4'],
    status: 'firm',
    asks: 'Three invasions of different civilizations are declared for Deddam. How many work?',
    says: 'Deddam attacks and three invasions of different civilizations are declared. The first to resolve leaves a creature of one civilization on top, so the other two misfire and stay in hand.',
    begin: {
      step: 'attack',
      p1: { hand: [DEADZONE, ADAMSKI, SANMADD], battleZone: [DEDDAM, 'Fear Fang'] },
      p2: { battleZone: ['Tri-horn Shepherd', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'Deadzone first',
        steps: [
          { asked: 'p1 attack', choose: [`${DEDDAM} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${DEADZONE}`, `Declare ${ADAMSKI}`, `Declare ${SANMADD}`],
            only: true,
            choose: [`Declare ${DEADZONE}`, `Declare ${ADAMSKI}`, `Declare ${SANMADD}`],
          },
          { asked: 'p1 standby', offers: [DEADZONE, ADAMSKI, SANMADD], only: true, choose: [DEADZONE] },
          { asked: 'p1 standby', facts: [`cardPut ${DEADZONE}`], choose: [ADAMSKI] },
          { asked: 'p1 standby', facts: [`effectMisfired ${ADAMSKI} @603.4`], choose: [SANMADD] },
          { asked: 'p1 choose', facts: [`effectMisfired ${SANMADD} @603.4`], choose: ['Tri-horn Shepherd'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDestroyed Tri-horn Shepherd'],
          factsNot: ['cardPut'],
          p1: {
            battleZone: [`${DEADZONE} (tapped, over ${DEDDAM})`, 'Fear Fang'],
            hand: [ADAMSKI, SANMADD],
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'], shieldZone: 5 },
        },
      },
      {
        name: 'Sanmadd first',
        steps: [
          { asked: 'p1 attack', choose: [`${DEDDAM} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            choose: [`Declare ${DEADZONE}`, `Declare ${ADAMSKI}`, `Declare ${SANMADD}`],
          },
          { asked: 'p1 standby', choose: [SANMADD] },
          { asked: 'p1 standby', facts: [`cardPut ${SANMADD}`], choose: [DEADZONE] },
          { asked: 'p1 standby', facts: [`effectMisfired ${DEADZONE} @603.4`], choose: [ADAMSKI] },
          { asked: 'p1 choose', facts: [`effectMisfired ${ADAMSKI} @603.4`], choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardMoved Fear Fang > manaZone'],
          factsNot: ['cardPut'],
          p1: {
            battleZone: [`${SANMADD} (tapped, over ${DEDDAM})`],
            hand: [DEADZONE, ADAMSKI],
            graveyard: 0,
            manaZone: ['Fear Fang'],
          },
          p2: { battleZone: ['Tri-horn Shepherd', 'Burning Mane'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'one is declared',
        steps: [
          { asked: 'p1 attack', choose: [`${DEDDAM} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${ADAMSKI}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardPut ${ADAMSKI}`],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: [`${ADAMSKI} (tapped, over ${DEDDAM})`, 'Fear Fang'],
            hand: [DEADZONE, SANMADD],
            graveyard: 0,
          },
          p2: { battleZone: ['Tri-horn Shepherd', 'Burning Mane'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-035',
    rules: ['603.4', '603.2f'],
    status: 'firm',
    asks: "Can two cards with Valchuris's once-per-turn ability be declared for one attack?",
    says: 'Valchuris works once per turn for all cards of that name. Two of them can still be declared for one attack, because neither has been used yet; the second misfires and stays in hand.',
    begin: {
      step: 'attack',
      p1: { hand: [VALCHURIS, VALCHURIS], battleZone: ['Fear Fang', 'Burning Mane', 'Aqua Knight'] },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'two are declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', factsNot: ['usageDeclared'], choose: ['Shield 1'] },
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${VALCHURIS}`, `Declare ${VALCHURIS}`],
            only: true,
            choose: [`Declare ${VALCHURIS}`, `Declare ${VALCHURIS}`],
          },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `usageDeclared ${VALCHURIS}`,
            `usageDeclared ${VALCHURIS}`,
            'attackEnding Burning Mane',
            `cardPut ${VALCHURIS}`,
            `effectMisfired ${VALCHURIS} @603.4`,
          ],
          p1: {
            battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)', 'Aqua Knight', VALCHURIS],
            hand: [VALCHURIS],
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 2, graveyard: 0, shieldZone: 3 },
        },
      },
      {
        name: 'one is declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          { asked: 'p1 declareUsage', choose: [`Declare ${VALCHURIS}`] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${VALCHURIS}`],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)', 'Aqua Knight', VALCHURIS],
            hand: [VALCHURIS],
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 2, graveyard: 0, shieldZone: 3 },
        },
      },
    ],
  },
  {
    id: 'DU-036',
    rules: ['603.2f', '409.1'],
    status: 'firm',
    asks: 'A declared shield trigger discards another declared shield trigger. Can the second still be used?',
    says: 'Two declared shield triggers are in the hand of their owner, who resolves one that discards the other. The discarded one has left the hand, so it cannot be used any more.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['King Depthcon', 'Fear Fang', 'Aqua Knight'] },
      p2: { shieldZone: ['Cyber Tune', 'Terror Pit', 'Filler'], battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the other is discarded',
        steps: [
          { asked: 'p1 attack', choose: ['King Depthcon attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            choose: ['Shield trigger: Cyber Tune', 'Shield trigger: Terror Pit'],
          },
          { asked: 'p2 standby', offers: ['Cyber Tune', 'Terror Pit'], only: true, choose: ['Cyber Tune'] },
          { asked: 'p2 choose', offers: ['Terror Pit'], choose: ['Terror Pit', 'Filler'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardDiscarded Terror Pit',
            'cardMoved Cyber Tune > graveyard',
            'effectMisfired Terror Pit',
          ],
          factsNot: ['cardUsed Terror Pit', 'cardDestroyed'],
          p1: { battleZone: ['King Depthcon (tapped)', 'Fear Fang', 'Aqua Knight'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane'],
            hand: 2,
            graveyard: ['Terror Pit', 'Filler', 'Cyber Tune'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'other cards are discarded',
        steps: [
          { asked: 'p1 attack', choose: ['King Depthcon attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            choose: ['Shield trigger: Cyber Tune', 'Shield trigger: Terror Pit'],
          },
          { asked: 'p2 standby', choose: ['Cyber Tune'] },
          { asked: 'p2 choose', choose: ['Filler #1', 'Filler #2'] },
          {
            asked: 'p2 choose',
            facts: ['cardMoved Cyber Tune > graveyard', 'cardUsed Terror Pit'],
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Fear Fang'],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['King Depthcon (tapped)', 'Aqua Knight'], hand: 0, graveyard: ['Fear Fang'] },
          p2: {
            battleZone: ['Burning Mane'],
            hand: 1,
            graveyard: ['Filler', 'Filler', 'Cyber Tune', 'Terror Pit'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-037',
    rules: ['603.2f'],
    status: 'firm',
    asks: 'Can a player decline a "may" effect that they have declared?',
    says: 'A player who has declared an ability is not asked again, even if its text says "may": it is carried out if possible. An ability that is not declared asks on resolution.',
    begin: {
      step: 'attack',
      cards: [scout],
      p1: { hand: [REDZONE], battleZone: ['Scout', RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'invasion',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', mayPass: true, choose: [`Declare ${REDZONE}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`effectBegan ${REDZONE}`, `cardPut ${REDZONE}`],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Scout', 'Fear Fang'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'] },
        },
      },
      {
        name: 'ninja strike',
        begin: { p1: { hand: 0 }, p2: { hand: [HAYABUSAMARU], manaZone: 4 } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', mayPass: true, choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 choose', facts: [`cardPut ${HAYABUSAMARU}`], choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: ['Scout', RED, 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd', HAYABUSAMARU], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'an ability that is not declared asks',
        steps: [
          { asked: 'p1 attack', choose: ['Scout attacks the player'] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', choose: [REDZONE] },
          { asked: 'p1 standby', choose: ['Scout'] },
          {
            asked: 'p1 confirm',
            factsNot: ['cardDrawn'],
            offers: ['Yes', 'No'],
            only: true,
            mayPass: true,
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['cardDrawn'],
          p1: { battleZone: [`${REDZONE} (tapped, over Scout)`, RED, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'] },
        },
      },
    ],
  },
  {
    id: 'DU-038',
    rules: ['605.1'],
    status: 'firm',
    asks: 'In which order do a declared and a triggered effect of one player resolve?',
    says: 'If a player has two effects on standby, one declared and one triggered without declaration, they resolve in the order that player chooses.',
    begin: {
      step: 'attack',
      cards: [lookout],
      p1: { hand: [REDZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight', 'King Coral'], battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'the declared one first',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', offers: [BLACK_V, REDZONE], only: true, mayPass: false, choose: [REDZONE] },
          { asked: 'p1 standby', factsNot: ['cardDiscarded'], choose: [BLACK_V] },
          {
            asked: 'p2 choose',
            facts: [`effectBegan ${BLACK_V}`],
            offers: ['Aqua Knight', 'King Coral'],
            only: true,
            choose: ['King Coral'],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDiscarded King Coral', 'cardDestroyed Tri-horn Shepherd'],
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane'],
            hand: ['Aqua Knight'],
            graveyard: ['King Coral', 'Tri-horn Shepherd'],
          },
        },
      },
      {
        name: 'the other one first',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', offers: [BLACK_V, REDZONE], only: true, choose: [BLACK_V] },
          { asked: 'p2 choose', factsNot: [`effectBegan ${REDZONE}`], choose: ['King Coral'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDiscarded King Coral', `effectBegan ${REDZONE}`, 'cardDestroyed Tri-horn Shepherd'],
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane'],
            hand: ['Aqua Knight'],
            graveyard: ['King Coral', 'Tri-horn Shepherd'],
          },
        },
      },
      {
        name: 'for the attacked player',
        begin: {
          p1: { hand: 0 },
          p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Lookout', 'Tri-horn Shepherd'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 standby', offers: ['Lookout', HAYABUSAMARU], only: true, choose: ['Lookout'] },
          { asked: 'p2 confirm', factsNot: [`cardPut ${HAYABUSAMARU}`], choose: ['Yes'] },
          { asked: 'p2 choose', facts: ['p2 cardDrawn', `cardPut ${HAYABUSAMARU}`], choose: ['Lookout'] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [BLACK_V, 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Lookout', 'Tri-horn Shepherd', HAYABUSAMARU], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-039',
    rules: ['605.1', '110.5a'],
    status: 'firm',
    asks: 'Is an attack ability lost if an invasion is put on its creature first?',
    says: "A creature's attack ability can resolve before the declared invasion is put on it. It also resolves if the invasion goes first.",
    begin: {
      step: 'attack',
      p1: { hand: [DEADZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'before the evolution',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DEADZONE}`] },
          { asked: 'p1 standby', offers: [BLACK_V, DEADZONE], only: true, choose: [BLACK_V] },
          {
            asked: 'p1 choose',
            facts: ['p2 cardDiscarded Aqua Knight', `effectBegan ${DEADZONE}`, `cardPut ${DEADZONE}`],
            offers: ['Burning Mane', 'Tri-horn Shepherd'],
            only: true,
            choose: ['Tri-horn Shepherd'],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDestroyed Tri-horn Shepherd'],
          p1: { battleZone: [`${DEADZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Aqua Knight', 'Tri-horn Shepherd'] },
        },
      },
      {
        name: 'after the evolution',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DEADZONE}`] },
          { asked: 'p1 standby', choose: [DEADZONE] },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${DEADZONE}`],
            factsNot: ['cardDiscarded'],
            offers: [BLACK_V, DEADZONE],
            only: true,
            choose: [BLACK_V],
          },
          { asked: 'p1 choose', facts: ['p2 cardDiscarded Aqua Knight'], choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDestroyed Burning Mane'],
          p1: { battleZone: [`${DEADZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: ['Aqua Knight', 'Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'DU-040',
    rules: ['113.6', '101.4d', '112.3a'],
    status: 'firm',
    asks: 'An effect moves a shield to the hand. When is its shield trigger declared and used?',
    says: 'When an effect moves a shield to the hand, its owner declares immediately, in the middle of that effect, and the declared card is used before the rest of the effect.',
    begin: {
      cards: [crowbar],
      p1: { hand: ['Crowbar'], manaZone: { fire: 2 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Terror Pit', 'Filler'], battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Crowbar'] },
          { asked: 'p1 choose', choose: ['Card 1'] },
          {
            asked: 'p2 declareShields',
            state: 'turn.main.use.puttingOrCasting',
            factsNot: ['cardMoved', 'p1 cardDrawn'],
            offers: ['Shield trigger: Terror Pit'],
            only: true,
            mayPass: true,
            choose: ['Shield trigger: Terror Pit'],
          },
          {
            asked: 'p2 choose',
            facts: ['usageDeclared Terror Pit', 'p2 cardMoved Terror Pit > hand', 'p2 cardUsed Terror Pit'],
            factsNot: ['p1 cardDrawn', 'shieldBroken'],
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 cardDestroyed Burning Mane',
            'p2 cardMoved Terror Pit > graveyard',
            'p1 cardDrawn',
            'p1 cardMoved Crowbar > graveyard',
          ],
          p1: { battleZone: ['Fear Fang'], hand: 1, graveyard: ['Crowbar', 'Burning Mane'] },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Crowbar'] },
          { asked: 'p1 choose', choose: ['Card 1'] },
          { asked: 'p2 declareShields', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardMoved Terror Pit > hand', 'p1 cardDrawn', 'p1 cardMoved Crowbar > graveyard'],
          factsNot: ['usageDeclared', 'cardDestroyed', 'shieldBroken'],
          p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: 1, graveyard: ['Crowbar'] },
          p2: { battleZone: ['Aqua Soldier'], hand: ['Terror Pit'], graveyard: 0, shieldZone: 1 },
        },
      },
    ],
  },
  {
    id: 'DU-053',
    rules: ['603.2e'],
    status: 'firm',
    asks: 'Does an unnamed ability that triggers in the hand have to be declared?',
    says: 'Every ability that triggers in a private zone must be declared, including unnamed abilities of a single card.',
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
    id: 'DU-055',
    rules: ['603.2f', '605.2c'],
    status: 'firm',
    asks: 'Is naming a card or a number a declaration of usage?',
    says: 'Naming a card or a number is part of resolving an effect. It is not a declaration of usage, and no card is revealed for it.',
    begin: { p1: { battleZone: ['Fear Fang'] }, p2: { battleZone: ['Burning Mane', 'Forest Hornet'] } },
    plays: [
      {
        name: 'a number',
        begin: { p1: { hand: ["Deal, Mechanic / 「Today's Lucky Number!」"], manaZone: { water: 6 } } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Deal, Mechanic'] },
          {
            asked: 'p1 number',
            facts: ["effectBegan Deal, Mechanic / 「Today's Lucky Number!」"],
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
    asks: 'Does an ability used from the mana zone or the graveyard have to be declared?',
    says: 'A ninja strike usable from the mana zone and a gate of moonless night in the graveyard must be declared just as from the hand. Undeclared they do nothing, although their cards are public.',
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
          p2: {
            battleZone: ['Lender'],
            manaZone: [HAYABUSARYU, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
          },
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
          p2: {
            battleZone: ['Lender'],
            manaZone: [HAYABUSARYU, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
          },
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
        name: 'summoning from the mana zone is not allowed',
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
  {
    id: 'DU-057',
    rules: ['603.4'],
    status: 'firm',
    asks: 'The fourth magic tool is put into the graveyard after the declaration. Does the gate of moonless night work?',
    says: 'A gate of moonless night in the graveyard can be declared with too few magic tools. If an effect that resolves before it adds the missing one, it works; otherwise it misfires.',
    begin: {
      p1: {
        hand: [GRIGYAN],
        manaZone: { darkness: 3 },
        graveyard: [DE_SZARK],
        battleZone: [DURINRI, DURINRI, 'Fear Fang'],
        deck: [BAREDU, 'Filler', 'Filler', 'Filler', 'Filler'],
      },
      p2: { battleZone: ['Aqua Hulcus', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'the fourth is milled first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          {
            asked: 'p1 declareUsage',
            factsNot: ['effectBegan'],
            offers: [`Declare ${DE_SZARK}`],
            only: true,
            choose: [`Declare ${DE_SZARK}`],
          },
          { asked: 'p1 standby', offers: [GRIGYAN, DE_SZARK], only: true, choose: [GRIGYAN] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 choose',
            facts: [`cardMoved ${BAREDU} > graveyard`, `cardPut ${DE_SZARK}`],
            offers: ['Aqua Hulcus', 'Burning Mane'],
            only: true,
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: ['Fear Fang', `${DE_SZARK} (over ${DURINRI}, ${DURINRI}, ${GRIGYAN}, ${BAREDU})`],
            hand: 0,
            graveyard: 2,
            deckCount: 2,
          },
          p2: { battleZone: ['Aqua Hulcus'], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: 'no magic tool is milled',
        begin: { p1: { deck: 5 } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DE_SZARK}`] },
          { asked: 'p1 standby', choose: [GRIGYAN] },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`effectResolved ${GRIGYAN}`, `effectMisfired ${DE_SZARK} @603.4`],
          factsNot: ['cardPut', 'cardDestroyed'],
          p1: {
            battleZone: [DURINRI, DURINRI, 'Fear Fang', GRIGYAN],
            hand: 0,
            graveyard: [DE_SZARK, 'Filler', 'Filler', 'Filler'],
            deckCount: 2,
          },
          p2: { battleZone: ['Aqua Hulcus', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the gate first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DE_SZARK}`] },
          { asked: 'p1 standby', choose: [DE_SZARK] },
          { asked: 'p1 confirm', facts: [`effectMisfired ${DE_SZARK} @603.4`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${BAREDU} > graveyard`],
          factsNot: ['cardPut', 'effectMisfired'],
          p1: {
            battleZone: [DURINRI, DURINRI, 'Fear Fang', GRIGYAN],
            hand: 0,
            graveyard: [DE_SZARK, BAREDU, 'Filler', 'Filler'],
            deckCount: 2,
          },
          p2: { battleZone: ['Aqua Hulcus', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-075',
    rules: ['605.1', '506.3b'],
    status: 'firm',
    asks: 'Two invasions are declared. Does the second work on top of the first?',
    says: 'An attacker fits two invasions and both are declared. The second can be put on top of the first if its condition is still met on resolution.',
    begin: {
      step: 'attack',
      p1: { hand: [UISU, OCTOPA], battleZone: [RATTA, 'Fear Fang'] },
    },
    plays: [
      {
        name: 'Uisu first: Octopa still fits',
        steps: [
          { asked: 'p1 attack', choose: [`${RATTA} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${UISU}`, `Declare ${OCTOPA}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${UISU}`, `Declare ${OCTOPA}`],
          },
          { asked: 'p1 standby', offers: [UISU, OCTOPA], only: true, choose: [UISU] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `cardPut ${UISU}`,
            `effectResolved ${UISU}`,
            `cardPut ${OCTOPA}`,
            `effectResolved ${OCTOPA}`,
          ],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: [`${OCTOPA} (tapped, over ${UISU}, ${RATTA})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [], graveyard: [] },
        },
      },
      {
        name: 'Octopa first: Uisu does not fit',
        steps: [
          { asked: 'p1 attack', choose: [`${RATTA} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${UISU}`, `Declare ${OCTOPA}`] },
          { asked: 'p1 standby', choose: [OCTOPA] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardPut ${OCTOPA}`, `effectResolved ${OCTOPA}`, `effectMisfired ${UISU}`],
          factsNot: [`cardPut ${UISU}`],
          p1: {
            battleZone: [`${OCTOPA} (tapped, over ${RATTA})`, 'Fear Fang'],
            hand: [UISU],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-076',
    rules: ['603.2', '603.4'],
    status: 'firm',
    asks: 'Does a declared attack chance still work after an invasion has changed the attacking creature?',
    says: 'An attack chance names its creature in the trigger clause, which is tested when it is declared. It is still cast after an invasion has put another creature on top of the attacker.',
    begin: {
      step: 'attack',
      p1: { hand: [ZERO_AND_STRIKE, DEKAPENTA], battleZone: [ROMANOGRI, 'Fear Fang'] },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the invasion first',
        steps: [
          { asked: 'p1 attack', choose: [`${ROMANOGRI} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${ZERO_AND_STRIKE}`, `Declare ${DEKAPENTA}`],
            only: true,
            choose: [`Declare ${ZERO_AND_STRIKE}`, `Declare ${DEKAPENTA}`],
          },
          {
            asked: 'p1 standby',
            offers: [ROMANOGRI, ZERO_AND_STRIKE, DEKAPENTA],
            only: true,
            choose: [DEKAPENTA],
          },
          { asked: 'p1 standby', facts: [`cardPut ${DEKAPENTA}`], choose: [ZERO_AND_STRIKE] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardUsed ${ZERO_AND_STRIKE}`, 'p1 cardDrawn', `cardMoved ${ZERO_AND_STRIKE} > graveyard`],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: [`${DEKAPENTA} (tapped, over ${ROMANOGRI})`, 'Fear Fang'],
            hand: 1,
            graveyard: [ZERO_AND_STRIKE],
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'another creature attacks',
        steps: [
          {
            asked: 'p1 attack',
            choose: ['Fear Fang attacks the player'],
          },
          { asked: 'p1 shields', factsNot: ['usageDeclared'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardUsed', 'cardPut'],
          p1: {
            battleZone: [ROMANOGRI, 'Fear Fang (tapped)'],
            hand: [ZERO_AND_STRIKE, DEKAPENTA],
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'the evolved creature attacks',
        begin: {
          p1: { hand: [ZERO_AND_STRIKE], battleZone: [{ name: DEKAPENTA, over: [ROMANOGRI] }, 'Fear Fang'] },
        },
        steps: [{ asked: 'p1 attack', choose: [`${DEKAPENTA} attacks the player`] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared', 'cardUsed'],
          p1: {
            battleZone: [`${DEKAPENTA} (tapped, over ${ROMANOGRI})`, 'Fear Fang'],
            hand: [ZERO_AND_STRIKE],
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-079',
    rules: ['603.2f', '110.4'],
    status: 'firm',
    asks: 'The card of a declared gate of moonless night is discarded by the spell. Is the creature still summoned?',
    says: 'A gate of moonless night is declared from the hand for the casting of a spell, and the spell then discards its card. The ability works from the graveyard too, so the creature is still summoned.',
    begin: {
      p1: {
        hand: [BAREDU, RAGANZARK],
        manaZone: { water: 2 },
        battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
      },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'discarded by the spell',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${RAGANZARK}`],
            only: true,
            choose: [`Declare ${RAGANZARK}`],
          },
          { asked: 'p1 choose', choose: [RAGANZARK] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardDiscarded ${RAGANZARK}`,
            `cardMoved ${BAREDU} > graveyard`,
            `cardUsed ${RAGANZARK}`,
            `cardPut ${RAGANZARK}`,
          ],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: ['Fear Fang', `${RAGANZARK} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${BAREDU})`],
            hand: 2,
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'another card is discarded',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${RAGANZARK}`] },
          { asked: 'p1 choose', choose: ['Filler #1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDiscarded Filler', `cardPut ${RAGANZARK}`],
          p1: {
            battleZone: ['Fear Fang', `${RAGANZARK} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${BAREDU})`],
            hand: 1,
            graveyard: 1,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'discarded without a declaration',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          { asked: 'p1 declareUsage', choose: 'pass' },
          { asked: 'p1 choose', choose: [RAGANZARK] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', `cardUsed ${RAGANZARK}`],
          p1: {
            battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
            hand: 2,
            graveyard: [RAGANZARK, BAREDU],
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
];
