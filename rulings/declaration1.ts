import {
  any,
  cannot,
  cardsIn,
  choose,
  creature,
  draw,
  has,
  may,
  opponentsShields,
  put,
  returnToHand,
  self,
  shieldTrigger,
  skipRestOfTurn,
  spell,
  spellAbility,
  strikeBack,
  when,
  wheneverAttacks,
} from '../effects/language/words.ts';
import type { Scenario } from './scenario.ts';

const RED = 'The Red, Lightning Sonic';
const BLACK_V = 'The Black V, Roaring Sound';
const REDZONE = 'Redzone, Roaring Invasion';
const REDZONE_Z = 'Redzone Z, Passionate Invasion';
const DEADZONE = 'Deadzone, S-Rank Zombie';
const HAYABUSAMARU = 'Hayabusamaru, Lightfang Ninja';
const TULK = 'Tulk, the Oracle';
const RAFULULU = 'Rafululu, Sound Faerie';
const WEIYOU = 'Weiyou, Muji';
const DOGIRAGON_BUSTER = 'Dogiragon Buster, Blue Leader';
const PLATINA = 'Platina Walsura S';
const MAUCHU = 'Mauchu, One Extreme';
const MOMOTARUS = 'Momotarus, Super Nine Extremes';
const GOD = 'G.O.D., Extreme Invasion';
const DE_SZARK = '卍 De Szark 卍';
const GI_LUGIRIN = '卍 Gi Lugirin 卍';
const GI_LUGIRIN_CARD = '卍 Gi Lugirin 卍 / Bangoku Brain';
const BANGETSU = 'Bangetsu 卍 Ga Ryuzark 卍';
const BANGETSU_CARD = 'Bangetsu 卍 Ga Ryuzark 卍 / Bangokusatsu';
const GAR_RAGANZARK = 'Gar Raganzark';
const DURINRI = 'Durinri, Darma';
const GRIGYAN = 'Grigyan, Darma';
const BAREDU = 'Baredu, Daspell';
const DOGIRAGON = 'Bolshack Dogiragon';
const JAOUMON = 'Hyakki no Jaoumon';
const MIRADANTE = 'Miradante, Time Revolution';
const DEL_FIN = 'Spell Del Fin, Light Divine Dragon';
const AUROTHEATER = 'Meteorshower Auroratheater';
const SENNO = 'Senno, Brainwash';
const PANTHERBEAR = 'Pantherbear, World Chain';
const JOHNNY = 'Golden the Johnny';
const KUROZU = "Kurozu, Blockade's Oath";
const THE_LOST = 'The Lost, Dark Armor';
const OCCULT = 'Forever Occult, Purgatory Demon Dragon';
const AZURE = 'Azure Rising General';
const VALCHURIS = 'Valchuris, Dragon Armored';
const DEAD_DISASTER = 'Dead Disaster, Secret Disaster';

/** Triggers from a zone that all can see, so it is not declared: its effect waits while its player declares. */
const lookout = creature({
  name: 'Lookout',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), may(draw()))],
});

/** A fire Command that may draw as it attacks. */
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

/** Puts a magic tool while nothing can be summoned. */
const toolbox = spell({
  name: 'Toolbox',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(put(choose(cardsIn('hand', 'you', { type: 'creature', races: ['Magic Tool'] })))),
  ],
});

const ricochet = spell({
  name: 'Ricochet',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [strikeBack({ civilizations: ['darkness'] }), spellAbility(draw())],
});

/** Forbids the result, not the act: creatures may be summoned, but do not arrive. */
const doorkeeper = creature({
  name: 'Doorkeeper',
  civilizations: ['light'],
  cost: 5,
  power: 3000,
  abilities: [has(cannot({ do: 'put', who: 'opponent', what: { type: 'creature' } }))],
});

const jester = creature({ name: 'Jester', civilizations: [], races: ['Jokers'], cost: 4, power: 2000 });

/** Takes a shield in the middle of its text. */
const crowbar = spell({
  name: 'Crowbar',
  civilizations: ['fire'],
  cost: 2,
  abilities: [spellAbility(returnToHand(choose(opponentsShields())), draw())],
});

/** Waits in sight for the end of the turn of the opponent. */
const nightWatch = creature({
  name: 'Night Watch',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [when({ event: 'endOfTurn', of: 'opponent' }, may(draw()))],
});

export const declaration1: readonly Scenario[] = [
  {
    id: 'DU-001',
    rules: ['603.2f', '506.3b'],
    status: 'firm',
    says: 'An ability of the hand that is not declared when its attack is declared has never triggered: nothing waits on standby, and it may not be declared later in this attack.',
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
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`],
            only: true,
            mayPass: true,
            choose: 'pass',
          },
          {
            asked: 'p1 shields',
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
          { asked: 'p1 declareUsage', factsNot: ['effectTriggered'], choose: [`Declare ${REDZONE}`] },
        ],
        end: {
          asked: 'p1 shields',
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
    id: 'DU-002',
    rules: ['506.3', '506.3b', '603.2f'],
    status: 'firm',
    says: 'An invasion is declared from the hand once the attack is declared. It then waits on standby, is resolved, and the attack goes on with the new top card, whose own abilities trigger as it is put.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, 'Aqua Hulcus'], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            facts: [`attackDeclared ${RED} @506.3`],
            factsNot: [`cardRevealed ${REDZONE}`],
            offers: [`Declare ${REDZONE}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          state: 'turn.attack.directAttack.beforeBreak.choosingShields',
          facts: [
            `cardRevealed ${REDZONE}`,
            `usageDeclared ${REDZONE}`,
            `effectTriggered ${REDZONE}`,
            `effectBegan ${REDZONE}`,
            `cardPut ${REDZONE} > battleZone`,
            `effectTriggered ${REDZONE}`,
            `effectResolved ${REDZONE}`,
            'cardDestroyed Tri-horn Shepherd',
          ],
          factsNot: ['attackEnded', 'attackDeclared'],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'],
            hand: ['Aqua Hulcus'],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'], shieldZone: 5 },
        },
      },
      {
        name: 'a creature that does not fit attacks',
        steps: [{ asked: 'p1 attack', choose: ['Fear Fang attacks the player'] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared', `cardRevealed ${REDZONE}`],
          p1: { battleZone: [RED, 'Fear Fang (tapped)'], hand: [REDZONE, 'Aqua Hulcus'], graveyard: [] },
          p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'], hand: 0, graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-003',
    rules: ['506.3b', '605.1'],
    status: 'firm',
    says: 'Two invasions are declared together, before either is resolved. Both wait on standby in the order that the active player likes, and the second is put on the first.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, REDZONE_Z], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'Redzone first',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
            only: true,
            choose: [`Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
          },
          {
            asked: 'p1 standby',
            state: 'turn.attack.declaration.apResolve.ordering',
            facts: [`usageDeclared ${REDZONE}`, `usageDeclared ${REDZONE_Z}`],
            factsNot: ['effectBegan'],
            offers: [REDZONE, REDZONE_Z],
            only: true,
            choose: [REDZONE],
          },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE} > battleZone`, `effectTriggered ${REDZONE}`],
            factsNot: ['cardDestroyed'],
            offers: [REDZONE, REDZONE_Z],
            only: true,
            choose: [REDZONE_Z],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardPut ${REDZONE_Z} > battleZone`, 'cardDestroyed Tri-horn Shepherd'],
          factsNot: [`effectTriggered ${REDZONE_Z}`],
          p1: {
            battleZone: [`${REDZONE_Z} (tapped, over ${REDZONE}, ${RED})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'], shieldZone: 5 },
        },
      },
      {
        name: 'Redzone Z first',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`, `Declare ${REDZONE_Z}`] },
          { asked: 'p1 standby', choose: [REDZONE_Z] },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE_Z}`, `effectTriggered ${REDZONE_Z}`],
            choose: [REDZONE],
          },
          { asked: 'p1 standby', offers: [REDZONE, REDZONE_Z], only: true, choose: [REDZONE_Z] },
          { asked: 'p1 choose', choose: ['Card 1'] },
        ],
        end: {
          asked: 'p1 shields',
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${REDZONE_Z}, ${RED})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: {
            battleZone: ['Burning Mane'],
            hand: 0,
            graveyard: ['Tri-horn Shepherd', 'Filler'],
            shieldZone: 4,
          },
        },
      },
    ],
  },
  {
    id: 'DU-004',
    rules: ['506.3', '506.3b', '506.3c'],
    status: 'firm',
    says: 'The attack ability of The Black V, which all can see, is on standby by itself before Redzone is declared from the hand. Then both wait, and the active player resolves either first.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'the discard first',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            facts: [`attackDeclared ${BLACK_V} @506.3`, `p1 effectTriggered ${BLACK_V}`],
            factsNot: ['effectBegan', 'cardDiscarded', 'cardRevealed'],
            offers: [`Declare ${REDZONE}`],
            only: true,
            choose: [`Declare ${REDZONE}`],
          },
          {
            asked: 'p1 standby',
            state: 'turn.attack.declaration.apResolve.ordering',
            facts: [`cardRevealed ${REDZONE}`, `usageDeclared ${REDZONE}`, `effectTriggered ${REDZONE}`],
            factsNot: ['effectBegan'],
            offers: [BLACK_V, REDZONE],
            only: true,
            choose: [BLACK_V],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `effectBegan ${BLACK_V}`,
            'p2 cardDiscarded Aqua Knight',
            `effectBegan ${REDZONE}`,
            `cardPut ${REDZONE}`,
            'cardDestroyed Tri-horn Shepherd',
          ],
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: [], graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane'],
            hand: [],
            graveyard: ['Aqua Knight', 'Tri-horn Shepherd'],
            shieldZone: 5,
          },
        },
      },
      {
        name: 'Redzone first',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', offers: [BLACK_V, REDZONE], only: true, choose: [REDZONE] },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE}`, `effectTriggered ${REDZONE}`],
            factsNot: ['cardDiscarded', 'cardDestroyed'],
            offers: [BLACK_V, REDZONE],
            only: true,
            choose: [REDZONE],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            'cardDestroyed Tri-horn Shepherd',
            `effectBegan ${BLACK_V}`,
            'p2 cardDiscarded Aqua Knight',
          ],
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: [], graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane'],
            hand: [],
            graveyard: ['Aqua Knight', 'Tri-horn Shepherd'],
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'DU-005',
    rules: ['603.2f', '506.3b'],
    status: 'firm',
    says: 'A card that comes to the hand by an effect resolved after the point of declaration cannot be declared for that event any more; only what was there at that point could be.',
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
            state: 'turn.attack.declaration.apResolve.choosing',
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
        name: 'another was there at the point',
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
    says: 'The owner of a broken shield decides about its shield trigger at that very break. Whether it is used is free, when is not: later the card is a card in the hand and nothing more.',
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
    id: 'DU-007',
    rules: ['506.3b', '603.2', '701.26a'],
    status: 'firm',
    says: 'When Tulk attacks only Rafululu fits it. Once she has changed places with Tulk, no card that would fit her or what comes after her can be declared in the same attack.',
    begin: {
      step: 'attack',
      p1: { hand: [RAFULULU, WEIYOU, DOGIRAGON_BUSTER], battleZone: [TULK, 'Fear Fang'] },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'Tulk attacks',
        steps: [
          { asked: 'p1 attack', choose: [`${TULK} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${RAFULULU}`],
            only: true,
            forbids: [`${WEIYOU} @603.2`, `${DOGIRAGON_BUSTER} @603.2`],
            choose: [`Declare ${RAFULULU}`],
          },
          {
            asked: 'p1 shields',
            facts: [`effectBegan ${RAFULULU}`, `p1 cardPut ${RAFULULU}`],
            factsNot: [`usageDeclared ${WEIYOU}`, `usageDeclared ${DOGIRAGON_BUSTER}`, 'attackDeclared'],
            forbids: [`${WEIYOU} @506.3b`, `${DOGIRAGON_BUSTER} @506.3b`],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared'],
          p1: {
            battleZone: [`${RAFULULU} (tapped)`, 'Fear Fang'],
            hand: [TULK, WEIYOU, DOGIRAGON_BUSTER],
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'Rafululu herself attacks',
        begin: { p1: { hand: [WEIYOU, DOGIRAGON_BUSTER], battleZone: [RAFULULU, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${RAFULULU} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${WEIYOU}`],
            only: true,
            forbids: [`${DOGIRAGON_BUSTER} @603.2`],
            choose: [`Declare ${WEIYOU}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`p1 cardPut ${WEIYOU}`],
          factsNot: [`usageDeclared ${DOGIRAGON_BUSTER}`],
          p1: {
            battleZone: [`${WEIYOU} (tapped)`, 'Fear Fang'],
            hand: [RAFULULU, DOGIRAGON_BUSTER],
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-008',
    rules: ['506.3b'],
    status: 'firm',
    says: 'What Platina Walsura S draws as it attacks comes too late for this attack: a revolution change among those cards cannot be declared, one that was in the hand before could.',
    begin: {
      step: 'attack',
      p1: { deck: [RAFULULU, 'Filler', 'Filler', 'Filler', 'Filler'], battleZone: [PLATINA, 'Fear Fang'] },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'drawn in the attack',
        steps: [
          { asked: 'p1 attack', choose: [`${PLATINA} attacks the player`] },
          { asked: 'p1 confirm', factsNot: ['usageDeclared'], choose: ['Yes'] },
          { asked: 'p1 choose', facts: [`p1 cardDrawn ${RAFULULU}`], choose: ['Filler'] },
          {
            asked: 'p1 shields',
            factsNot: ['usageDeclared', 'cardRevealed', 'cardPut'],
            forbids: [`${RAFULULU} @506.3b`],
            choose: ['Shield 1', 'Shield 2'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared'],
          p1: { battleZone: [`${PLATINA} (tapped)`, 'Fear Fang'], hand: [RAFULULU, 'Filler'], graveyard: 1 },
          p2: { battleZone: ['Aqua Soldier'], hand: 2, graveyard: 0, shieldZone: 3 },
        },
      },
      {
        name: 'in the hand before',
        begin: { p1: { hand: [RAFULULU], deck: 20 } },
        steps: [
          { asked: 'p1 attack', choose: [`${PLATINA} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            facts: [`effectTriggered ${PLATINA}`],
            offers: [`Declare ${RAFULULU}`],
            only: true,
            choose: [`Declare ${RAFULULU}`],
          },
          { asked: 'p1 standby', offers: [PLATINA, RAFULULU], only: true, choose: [PLATINA] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Filler'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['p1 cardDiscarded Filler', `p1 cardPut ${RAFULULU}`],
          p1: {
            battleZone: [`${RAFULULU} (tapped)`, 'Fear Fang'],
            hand: [PLATINA, 'Filler', 'Filler'],
            graveyard: 1,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-009',
    rules: ['603.2f'],
    status: 'firm',
    says: 'Whoever passes at their point of declaration cannot use the ninja strike later in that attack declaration, not even while their own effects of it are still being resolved.',
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
          { asked: 'p2 confirm', state: 'turn.attack.declaration.napResolve.choosing', choose: ['Yes'] },
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
    says: 'To declare from a zone that is private is to show that very card to both players; a card in the graveyard lies open, and needs no showing.',
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
        name: 'from the hand of the other player',
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
        name: 'from the graveyard nothing is hidden',
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
    says: 'A gate of moonless night can be used from the hand as well, so it must be declared even where its card lies open in the graveyard; whoever does not declare it has not used it.',
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
    rules: ['603.3', '605.1', '101.4b'],
    status: 'firm',
    says: 'What has been declared waits like any other effect of its player: in the order that player likes, before or after those of the other player by whose turn it is, and it lapses with the rest.',
    begin: {
      step: 'attack',
      cards: [lookout, curfew],
      p1: { hand: [REDZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: ['Lookout', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'in the order of its player, before the other player',
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
            state: 'turn.attack.declaration.napResolve.choosing',
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
        name: 'of the other player, after the active player',
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
        name: 'lapses when the rest of the turn is skipped',
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
    id: 'DU-013',
    rules: ['506.3b', '605.1'],
    status: 'firm',
    says: 'Any number of usable abilities of the hand are declared together at one attack. As soon as one effect of that point, declared or not, is being resolved, none may be added.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, REDZONE, REDZONE_Z], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: ['Tri-horn Shepherd', 'Astrocomet Dragon', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'all three are declared',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${REDZONE}`, `Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
            only: true,
            choose: [`Declare ${REDZONE}`, `Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
          },
          {
            asked: 'p1 standby',
            facts: [`usageDeclared ${REDZONE}`, `usageDeclared ${REDZONE}`, `usageDeclared ${REDZONE_Z}`],
            factsNot: ['effectBegan'],
            offers: [BLACK_V, REDZONE, REDZONE, REDZONE_Z],
            only: true,
            choose: [BLACK_V],
          },
          {
            asked: 'p1 standby',
            facts: ['p2 cardDiscarded Aqua Knight'],
            offers: [REDZONE, REDZONE, REDZONE_Z],
            only: true,
            choose: [REDZONE_Z],
          },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE_Z}`, `effectTriggered ${REDZONE_Z}`],
            choose: [REDZONE_Z],
          },
          { asked: 'p1 choose', choose: ['Card 1'] },
          { asked: 'p1 standby', offers: [REDZONE, REDZONE], only: true, choose: [REDZONE] },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE}`, `effectTriggered ${REDZONE}`],
            offers: [`${REDZONE}: Invasion`, `${REDZONE}: When this is put`],
            only: true,
            choose: [`${REDZONE}: Invasion`],
          },
          { until: 'p1 shields', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDestroyed Astrocomet Dragon', 'cardDestroyed Tri-horn Shepherd'],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${REDZONE}, ${REDZONE_Z}, ${BLACK_V})`, 'Fear Fang'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: ['Burning Mane'],
            hand: 0,
            graveyard: ['Aqua Knight', 'Filler', 'Tri-horn Shepherd', 'Astrocomet Dragon'],
            shieldZone: 4,
          },
        },
      },
      {
        name: 'only one of them is declared',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', offers: [BLACK_V, REDZONE], only: true, choose: [BLACK_V] },
          {
            asked: 'p1 shields',
            facts: ['p2 cardDiscarded Aqua Knight', `cardPut ${REDZONE}`, 'cardDestroyed Astrocomet Dragon'],
            factsNot: [`usageDeclared ${REDZONE_Z}`],
            forbids: [`${REDZONE} @506.3b`, `${REDZONE_Z} @506.3b`],
            choose: ['Shield 1', 'Shield 2', 'Shield 3'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared'],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'],
            hand: [REDZONE, REDZONE_Z],
            graveyard: 0,
          },
          p2: {
            battleZone: ['Burning Mane', 'Tri-horn Shepherd'],
            hand: 3,
            graveyard: ['Aqua Knight', 'Astrocomet Dragon'],
            shieldZone: 2,
          },
        },
      },
    ],
  },
  {
    id: 'DU-014',
    rules: ['603.2', '506.3b'],
    status: 'firm',
    says: 'What is declared must fit the creature that attacks, at the moment of the attack: Momotarus fits Mauchu; G.O.D., which would fit only once Momotarus lies on top, may not be declared.',
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
    says: 'A gate of moonless night is declared as the magic tool is cast, however few magic tools there are by then. They are counted only when it is resolved, and with too few it misfires.',
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
        name: 'the spell itself makes it four',
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
        name: 'there are still three',
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
    says: 'A revolution 0 trigger and an oniend may be declared while there are shields, because the number of shields is asked only as they are resolved; where it is wrong then, they fail and the cards stay in the hand.',
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
    id: 'DU-017',
    rules: ['601.1a', '101.2', '603.2f'],
    status: 'firm',
    says: 'While its opponent may not summon, that player may declare nothing that would summon: no ninja strike, no shield trigger or strike back of a creature, no gate of moonless night.',
    begin: {
      step: 'attack',
      cards: [toolbox],
      p1: { shieldZone: 0, battleZone: [MIRADANTE, 'Fear Fang', 'Burning Mane', 'Aqua Knight'] },
      p2: {
        hand: [HAYABUSAMARU, 'Crack Crawler', DE_SZARK, GRIGYAN],
        manaZone: 4,
        graveyard: [BAREDU, BAREDU, BAREDU],
        shieldZone: ['Aqua Surfer', 'Tri-horn Shepherd', 'Toolbox', 'Filler'],
      },
    },
    plays: [
      {
        name: 'summoning is forbidden',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p1 attack',
            facts: ['p2 shieldBroken Aqua Surfer'],
            factsNot: ['usageDeclared', 'cardRevealed'],
            choose: ['Burning Mane attacks the player'],
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p1 attack',
            facts: ['p2 shieldBroken Tri-horn Shepherd'],
            factsNot: ['usageDeclared', 'cardDiscarded'],
            choose: ['Aqua Knight attacks the player'],
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            factsNot: ['usageDeclared'],
            offers: ['Shield trigger: Toolbox'],
            only: true,
            choose: ['Shield trigger: Toolbox'],
          },
          {
            asked: 'p2 confirm',
            facts: [`p2 cardPut ${GRIGYAN}`, `effectTriggered ${GRIGYAN}`],
            factsNot: [`usageDeclared ${DE_SZARK}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', `cardPut ${DE_SZARK}`],
          p1: {
            battleZone: [MIRADANTE, 'Fear Fang (tapped)', 'Burning Mane (tapped)', 'Aqua Knight (tapped)'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: [GRIGYAN],
            hand: [HAYABUSAMARU, 'Crack Crawler', DE_SZARK, 'Aqua Surfer', 'Tri-horn Shepherd'],
            graveyard: [BAREDU, BAREDU, BAREDU, 'Toolbox'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'summoning is allowed',
        begin: { p1: { shieldZone: 1 } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', offers: [`Declare ${HAYABUSAMARU}`], only: true, choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', offers: ['Shield trigger: Aqua Surfer'], only: true, choose: 'pass' },
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          { asked: 'p2 declareUsage', choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            offers: ['Strike back: Crack Crawler, discarding Tri-horn Shepherd'],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 attack', choose: ['Aqua Knight attacks the player'] },
          { asked: 'p2 declareUsage', choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Toolbox'] },
        ],
        end: {
          asked: 'p2 declareUsage',
          facts: [`cardPut ${GRIGYAN}`],
          p1: {
            battleZone: [MIRADANTE, 'Fear Fang (tapped)', 'Burning Mane (tapped)', 'Aqua Knight (tapped)'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: [GRIGYAN],
            hand: [HAYABUSAMARU, 'Crack Crawler', DE_SZARK, 'Aqua Surfer', 'Tri-horn Shepherd'],
            graveyard: [BAREDU, BAREDU, BAREDU, 'Toolbox'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-018',
    rules: ['601.1a', '101.2'],
    status: 'firm',
    says: 'While spells may not be cast neither the shield trigger of a spell nor a strike back of one may be declared, so the broken card may not even be discarded for it. A creature is not concerned.',
    begin: {
      step: 'attack',
      cards: [ricochet],
      p1: { battleZone: [DEL_FIN, 'Fear Fang', 'Burning Mane'] },
      p2: { hand: ['Ricochet'], shieldZone: ['Terror Pit', 'Aqua Surfer', 'Filler'] },
    },
    plays: [
      {
        name: 'a spell alone',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken Terror Pit > hand'],
          factsNot: ['usageDeclared', 'cardRevealed', 'cardDiscarded', 'cardUsed'],
          p1: { battleZone: [DEL_FIN, 'Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: 0,
            hand: ['Ricochet', 'Terror Pit'],
            graveyard: 0,
            shieldZone: ['Aqua Surfer', 'Filler'],
          },
        },
      },
      {
        name: 'together with a creature',
        steps: [
          { asked: 'p1 attack', choose: [`${DEL_FIN} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Aqua Surfer'],
            only: true,
            forbids: ['Terror Pit @101.2'],
            choose: ['Shield trigger: Aqua Surfer'],
          },
          { asked: 'p2 confirm', facts: ['p2 cardPut Aqua Surfer'], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDiscarded', 'cardUsed Terror Pit'],
          p1: { battleZone: [`${DEL_FIN} (tapped)`, 'Fear Fang', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Surfer'], hand: ['Ricochet', 'Terror Pit'], graveyard: 0, shieldZone: 1 },
        },
      },
      {
        name: 'without the ban',
        begin: { p1: { battleZone: ['Fear Fang', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit', 'Strike back: Ricochet, discarding Terror Pit'],
            only: true,
            choose: ['Strike back: Ricochet, discarding Terror Pit'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDiscarded Terror Pit', 'p2 cardUsed Ricochet', 'p2 cardDrawn'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: 0,
            hand: 1,
            graveyard: ['Ricochet', 'Terror Pit'],
            shieldZone: ['Aqua Surfer', 'Filler'],
          },
        },
      },
    ],
  },
  {
    id: 'DU-019',
    rules: ['101.2', '603.2f', '601.1a'],
    status: 'firm',
    says: 'Only a ban on the act itself keeps an ability from being declared. Where just its result is forbidden it may be declared, does nothing when resolved, and its card stays where it was.',
    begin: {
      step: 'attack',
      cards: [doorkeeper],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the result is forbidden',
        begin: { p1: { battleZone: ['Doorkeeper', 'Fear Fang', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${HAYABUSAMARU}`, `effectMisfired ${HAYABUSAMARU}`],
          factsNot: ['cardPut'],
          p1: { battleZone: ['Doorkeeper', 'Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: [HAYABUSAMARU], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'the act is forbidden',
        begin: { p1: { shieldZone: 0, battleZone: [MIRADANTE, 'Fear Fang', 'Burning Mane'] } },
        steps: [{ asked: 'p1 attack', choose: ['Fear Fang attacks the player'] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared', 'cardRevealed', 'effectTriggered', 'effectMisfired'],
          p1: { battleZone: [MIRADANTE, 'Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: [HAYABUSAMARU], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'nothing is forbidden',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 choose', facts: [`p2 cardPut ${HAYABUSAMARU}`], choose: [HAYABUSAMARU] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier', HAYABUSAMARU], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-020',
    rules: ['603.2f', '101.2'],
    status: 'firm',
    says: 'While Meteorshower Auroratheater attacks, creatures that cost no more than the cards in the hand of its player cannot be put. A ninja strike of such a creature may be declared; then it fails and the card stays in the hand.',
    begin: {
      step: 'attack',
      p1: { hand: 3, battleZone: [AUROTHEATER, 'Fear Fang'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'it costs as much as there are cards',
        steps: [
          { asked: 'p1 attack', choose: [`${AUROTHEATER} attacks the player`] },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `cardRevealed ${HAYABUSAMARU}`,
            `usageDeclared ${HAYABUSAMARU}`,
            `effectMisfired ${HAYABUSAMARU}`,
          ],
          factsNot: ['cardPut'],
          p1: { battleZone: [`${AUROTHEATER} (tapped)`, 'Fear Fang'], hand: 3, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: [HAYABUSAMARU], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'it costs more',
        begin: { p1: { hand: 2 } },
        steps: [
          { asked: 'p1 attack', choose: [`${AUROTHEATER} attacks the player`] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 choose', facts: [`p2 cardPut ${HAYABUSAMARU}`], choose: ['Aqua Soldier'] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectMisfired'],
          p1: { battleZone: [`${AUROTHEATER} (tapped)`, 'Fear Fang'], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier', HAYABUSAMARU], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-021',
    rules: ['603.2f', '101.2', '701.26b'],
    status: 'firm',
    says: 'Senno lets its opponent put creatures only by summoning. Invasion and revolution change may still be declared against it; nothing is put then, and their cards stay in the hand.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, RAFULULU], battleZone: [RED, TULK, 'Fear Fang'] },
      p2: { battleZone: [SENNO, 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'invasion',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${REDZONE}`],
            only: true,
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${REDZONE}`, `effectMisfired ${REDZONE}`],
          factsNot: ['cardPut', 'cardDestroyed'],
          p1: { battleZone: [`${RED} (tapped)`, TULK, 'Fear Fang'], hand: [REDZONE, RAFULULU], graveyard: 0 },
          p2: { battleZone: [SENNO, 'Tri-horn Shepherd'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'revolution change',
        steps: [
          { asked: 'p1 attack', choose: [`${TULK} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${RAFULULU}`],
            only: true,
            choose: [`Declare ${RAFULULU}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${RAFULULU}`, `effectMisfired ${RAFULULU}`],
          factsNot: ['cardPut', `cardMoved ${TULK}`],
          p1: { battleZone: [RED, `${TULK} (tapped)`, 'Fear Fang'], hand: [REDZONE, RAFULULU], graveyard: 0 },
          p2: { battleZone: [SENNO, 'Tri-horn Shepherd'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'without Senno',
        begin: { p2: { battleZone: ['Tri-horn Shepherd'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${TULK} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${RAFULULU}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardPut ${RAFULULU}`],
          p1: { battleZone: [RED, `${RAFULULU} (tapped)`, 'Fear Fang'], hand: [REDZONE, TULK], graveyard: 0 },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-023',
    rules: ['601.1a', '603.4', '509.5e'],
    status: 'firm',
    says: 'Pantherbear leaves one use a turn. Several shield triggers that come together may all be declared while nothing has been used; after the first the others misfire, unless Pantherbear is gone by then.',
    begin: {
      step: 'attack',
      p1: { battleZone: [PANTHERBEAR, 'King Depthcon', 'Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Terror Pit', 'Brain Serum', 'Spiral Gate', 'Filler'] },
    },
    plays: [
      {
        name: 'Pantherbear stays',
        steps: [
          { asked: 'p1 attack', choose: ['King Depthcon attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit', 'Shield trigger: Brain Serum'],
            only: true,
            choose: ['Shield trigger: Terror Pit', 'Shield trigger: Brain Serum'],
          },
          {
            asked: 'p2 standby',
            facts: ['usageDeclared Terror Pit', 'usageDeclared Brain Serum'],
            offers: ['Terror Pit', 'Brain Serum'],
            only: true,
            choose: ['Brain Serum'],
          },
          { asked: 'p2 number', choose: ['2'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Brain Serum > graveyard', 'effectMisfired Terror Pit @603.4'],
          factsNot: ['cardUsed Terror Pit', 'cardDestroyed'],
          p1: {
            battleZone: [PANTHERBEAR, 'King Depthcon (tapped)', 'Fear Fang', 'Burning Mane'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: 0,
            hand: ['Terror Pit', 'Filler', 'Filler'],
            graveyard: ['Brain Serum'],
            shieldZone: ['Spiral Gate', 'Filler'],
          },
        },
      },
      {
        name: 'the first use destroys Pantherbear',
        steps: [
          { asked: 'p1 attack', choose: ['King Depthcon attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            choose: ['Shield trigger: Terror Pit', 'Shield trigger: Brain Serum'],
          },
          { asked: 'p2 standby', choose: ['Terror Pit'] },
          { asked: 'p2 choose', choose: [PANTHERBEAR] },
          {
            asked: 'p2 number',
            facts: [`cardDestroyed ${PANTHERBEAR}`, 'cardUsed Brain Serum'],
            choose: ['2'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: ['King Depthcon (tapped)', 'Fear Fang', 'Burning Mane'],
            hand: 0,
            graveyard: [PANTHERBEAR],
          },
          p2: {
            battleZone: 0,
            hand: 2,
            graveyard: ['Terror Pit', 'Brain Serum'],
            shieldZone: ['Spiral Gate', 'Filler'],
          },
        },
      },
      {
        name: 'a card was already used in this turn',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 2'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Brain Serum'] },
          { asked: 'p2 number', choose: ['0'] },
          { asked: 'p1 attack', choose: ['King Depthcon attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['shieldBroken Terror Pit', 'shieldBroken Spiral Gate'],
          factsNot: ['usageDeclared', 'cardUsed', 'effectMisfired'],
          p1: {
            battleZone: [PANTHERBEAR, 'King Depthcon (tapped)', 'Fear Fang (tapped)', 'Burning Mane'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: 0,
            hand: ['Terror Pit', 'Spiral Gate'],
            graveyard: ['Brain Serum'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-024',
    rules: ['601.1a', '603.4', '509.5e'],
    status: 'firm',
    says: 'Golden the Johnny leaves one spell a turn. Two shield triggers broken together may both be declared, because none has been cast by then; the second misfires while the limit stands.',
    begin: {
      step: 'attack',
      p1: { battleZone: [JOHNNY, 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit', 'Cyber Tune', 'Filler'], battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the limit stands',
        steps: [
          { asked: 'p1 attack', choose: [`${JOHNNY} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit', 'Shield trigger: Cyber Tune'],
            only: true,
            choose: ['Shield trigger: Terror Pit', 'Shield trigger: Cyber Tune'],
          },
          { asked: 'p2 standby', offers: ['Terror Pit', 'Cyber Tune'], only: true, choose: ['Cyber Tune'] },
          { asked: 'p2 choose', lacks: ['Cyber Tune'], choose: ['Filler', 'Filler'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Cyber Tune > graveyard', 'effectMisfired Terror Pit @603.4'],
          factsNot: ['cardUsed Terror Pit', 'cardDestroyed'],
          p1: { battleZone: [`${JOHNNY} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Aqua Soldier'],
            hand: ['Terror Pit', 'Filler'],
            graveyard: ['Cyber Tune', 'Filler', 'Filler'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'the first spell destroys Golden the Johnny',
        steps: [
          { asked: 'p1 attack', choose: [`${JOHNNY} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            choose: ['Shield trigger: Terror Pit', 'Shield trigger: Cyber Tune'],
          },
          { asked: 'p2 standby', choose: ['Terror Pit'] },
          { asked: 'p2 choose', choose: [JOHNNY] },
          {
            asked: 'p2 choose',
            facts: [`cardDestroyed ${JOHNNY}`, 'cardUsed Cyber Tune'],
            choose: ['Filler', 'Filler'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: [JOHNNY] },
          p2: {
            battleZone: ['Aqua Soldier'],
            hand: 1,
            graveyard: ['Terror Pit', 'Cyber Tune', 'Filler', 'Filler'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-025',
    rules: ['603.2f', '101.2'],
    status: 'firm',
    says: 'Kurozu keeps cards in the graveyard but forbids no summoning, so a gate of moonless night may be declared. Neither its card nor magic tools can be taken from the graveyard for it, and so it can misfire.',
    begin: {
      p1: {
        hand: [GRIGYAN],
        manaZone: { darkness: 3 },
        graveyard: [DE_SZARK, BAREDU],
        battleZone: [DURINRI, DURINRI, 'Fear Fang'],
      },
      p2: { battleZone: [KUROZU] },
    },
    plays: [
      {
        name: 'its card lies in the graveyard',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${DE_SZARK}`],
            only: true,
            choose: [`Declare ${DE_SZARK}`],
          },
          { asked: 'p1 standby', offers: [GRIGYAN, DE_SZARK], only: true, choose: [DE_SZARK] },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${DE_SZARK}`, `effectMisfired ${DE_SZARK} @603.4`],
            factsNot: [`cardPut ${DE_SZARK}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: [DURINRI, DURINRI, GRIGYAN, 'Fear Fang'],
            hand: 0,
            graveyard: [DE_SZARK, BAREDU],
          },
          p2: { battleZone: [KUROZU], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'one magic tool lies in the graveyard',
        begin: { p1: { hand: [GRIGYAN, DE_SZARK], graveyard: [BAREDU] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DE_SZARK}`] },
          { asked: 'p1 standby', choose: [DE_SZARK] },
          {
            asked: 'p1 confirm',
            facts: [`effectMisfired ${DE_SZARK} @603.4`],
            factsNot: [`cardPut ${DE_SZARK}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: [DURINRI, DURINRI, GRIGYAN, 'Fear Fang'],
            hand: [DE_SZARK],
            graveyard: [BAREDU],
          },
          p2: { battleZone: [KUROZU], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'nothing of it lies in the graveyard',
        begin: {
          p1: {
            hand: [GRIGYAN, DE_SZARK],
            graveyard: 0,
            battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DE_SZARK}`] },
          { asked: 'p1 standby', choose: [DE_SZARK] },
          { asked: 'p1 standby', facts: [`cardPut ${DE_SZARK}`], choose: [DE_SZARK] },
          { asked: 'p1 confirm', facts: [`cardDestroyed ${KUROZU}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Fear Fang', `${DE_SZARK} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${GRIGYAN})`],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: 0, hand: 0, graveyard: [KUROZU] },
        },
      },
    ],
  },
  {
    id: 'DU-026',
    rules: ['603.2f', '101.3', '101.2'],
    status: 'firm',
    says: 'Jay-SHOCKER has forbidden cost 4. The Lost is used from the graveyard at the start of the turn all the same: first the shield goes to the graveyard, then The Lost, which costs 4, fails to be put.',
    begin: {
      step: 'attack',
      cards: [jester],
      p1: { battleZone: ['Jay-SHOCKER', 'Jester'] },
      p2: { graveyard: [THE_LOST], battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'cost 4 is forbidden',
        steps: [
          { asked: 'p1 attack', choose: ['Jay-SHOCKER attacks the player'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 shields', facts: ['cardMoved Jester > hand'], choose: ['Shield 1'] },
          {
            asked: 'p2 confirm',
            facts: ['p2 turnBegan', `p2 effectTriggered ${THE_LOST}`],
            factsNot: ['cardDrawn'],
            choose: ['Yes'],
          },
          { asked: 'p2 choose', choose: ['Card 1'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['cardMoved Filler > graveyard', 'p2 cardDrawn'],
          factsNot: ['cardPut'],
          p1: { battleZone: ['Jay-SHOCKER (tapped)'], hand: ['Jester'], graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: 2, graveyard: [THE_LOST, 'Filler'], shieldZone: 3 },
        },
      },
      {
        name: 'another cost is forbidden',
        begin: { p1: { battleZone: ['Jay-SHOCKER', SENNO] } },
        steps: [
          { asked: 'p1 attack', choose: ['Jay-SHOCKER attacks the player'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 shields', facts: [`cardMoved ${SENNO} > hand`], choose: ['Shield 1'] },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', choose: ['Card 1'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['cardMoved Filler > graveyard', `cardPut ${THE_LOST}`, 'p2 cardDrawn'],
          p1: { battleZone: ['Jay-SHOCKER (tapped)'], hand: [SENNO], graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier', THE_LOST], hand: 2, graveyard: 1, shieldZone: 3 },
        },
      },
    ],
  },
  {
    id: 'DU-027',
    rules: ['603.2f', '101.3'],
    status: 'firm',
    says: 'While creatures cannot be put, a revolution 0 trigger may still be declared, because the first thing that it does is to reveal a card. The creature that follows then fails, and both cards stay where they were.',
    begin: {
      step: 'attack',
      cards: [doorkeeper],
      p1: { battleZone: ['Doorkeeper', 'Fear Fang', 'Burning Mane'] },
      p2: {
        hand: [DOGIRAGON],
        deck: [RED, 'Filler', 'Filler', 'Filler'],
        shieldZone: 0,
        battleZone: ['King Coral'],
      },
    },
    plays: [
      {
        name: 'nothing can be put',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${DOGIRAGON}`],
            only: true,
            choose: [`Declare ${DOGIRAGON}`],
          },
          {
            asked: 'p2 block',
            facts: [`usageDeclared ${DOGIRAGON}`, `effectBegan ${DOGIRAGON}`, `cardRevealed ${RED}`],
            factsNot: ['cardPut'],
            choose: ['Block with King Coral'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Doorkeeper', 'Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: 0,
            hand: [DOGIRAGON],
            graveyard: ['King Coral'],
            deck: [RED, 'Filler', 'Filler', 'Filler'],
          },
        },
      },
      {
        name: 'creatures can be put',
        begin: { p1: { battleZone: ['Fear Fang', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${DOGIRAGON}`] },
          {
            asked: 'p2 confirm',
            facts: [`cardRevealed ${RED}`, `cardPut ${RED}`, `cardPut ${DOGIRAGON}`],
            choose: ['Yes'],
          },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Fear Fang'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
          p2: {
            battleZone: ['King Coral', `${DOGIRAGON} (over ${RED})`],
            hand: 0,
            graveyard: 0,
            deck: ['Filler', 'Filler', 'Filler'],
          },
        },
      },
    ],
  },
  {
    id: 'DU-028',
    rules: ['601.1a', '101.2'],
    status: 'conflict',
    says: 'A creature may not even be declared to be summoned while summoning is forbidden. By another source it might be declared without anything coming of it; either way nothing changes.',
    begin: {
      p1: {
        hand: ['Burning Mane', 'Spiral Gate'],
        manaZone: { nature: 2, water: 2 },
        battleZone: ['Fear Fang'],
      },
      p2: { shieldZone: 0, battleZone: [MIRADANTE] },
    },
    plays: [
      {
        name: 'summoning is forbidden',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Cast Spiral Gate'],
            only: true,
            lacks: ['Burning Mane'],
            forbids: ['Burning Mane @101.2'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'costPaid', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: ['Burning Mane', 'Spiral Gate'],
            graveyard: 0,
            manaZone: ['Nature Filler', 'Nature Filler', 'Water Filler', 'Water Filler'],
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'where what is forbidden may be declared',
        begin: { rules: { forbiddenUse: 'declaredAndMisfires' } },
        steps: [{ asked: 'p1 main', choose: 'pass' }],
        end: {
          asked: 'p1 attack',
          factsNot: ['costPaid', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: ['Burning Mane', 'Spiral Gate'],
            graveyard: 0,
            manaZone: ['Nature Filler', 'Nature Filler', 'Water Filler', 'Water Filler'],
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'summoning is allowed',
        begin: { p2: { shieldZone: 1 } },
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Burning Mane', 'Cast Spiral Gate'],
            only: true,
            choose: ['Summon Burning Mane'],
          },
          { until: 'p1 main', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 main',
          p1: { battleZone: ['Burning Mane', 'Fear Fang'], hand: ['Spiral Gate'], graveyard: 0 },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-029',
    rules: ['601.1a', '101.2'],
    status: 'firm',
    says: 'Forever Occult may be summoned by destroying three own creatures instead of paying. While summoning is forbidden that is no way either, and none of them may be destroyed for it.',
    begin: {
      p1: {
        hand: [OCCULT, 'Spiral Gate'],
        manaZone: { water: 2 },
        battleZone: ['Fear Fang', 'Burning Mane', 'Golden Wing Striker', 'Tri-horn Shepherd'],
      },
      p2: { shieldZone: 0, battleZone: [MIRADANTE] },
    },
    plays: [
      {
        name: 'summoning is forbidden',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Cast Spiral Gate'],
            only: true,
            lacks: [OCCULT],
            forbids: [`${OCCULT} @101.2`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDestroyed', 'useDeclared', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang', 'Burning Mane', 'Golden Wing Striker', 'Tri-horn Shepherd'],
            hand: [OCCULT, 'Spiral Gate'],
            graveyard: 0,
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'summoning is allowed',
        begin: { p2: { shieldZone: 1 } },
        steps: [
          { asked: 'p1 main', choose: [OCCULT] },
          { asked: 'p1 choose', choose: ['Fear Fang', 'Burning Mane', 'Golden Wing Striker'] },
          { asked: 'p1 main', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Tri-horn Shepherd', OCCULT],
            hand: ['Spiral Gate'],
            graveyard: ['Fear Fang', 'Burning Mane', 'Golden Wing Striker'],
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-030',
    rules: ['601.1a', '101.2'],
    status: 'firm',
    says: 'While summoning is forbidden a creature with galaxyshield can be neither summoned for its cost nor laid out as a shield, and one that already lies there cannot be declared at the start of the turn.',
    begin: {
      p1: { hand: [AZURE, 'Solar Ray'], manaZone: { light: 5 }, battleZone: ['Fear Fang'] },
      p2: { shieldZone: 0, battleZone: [MIRADANTE] },
    },
    plays: [
      {
        name: 'summoning is forbidden',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Cast Solar Ray'],
            only: true,
            lacks: [AZURE],
            forbids: [`${AZURE} @101.2`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'costPaid', 'shieldPlaced', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: [AZURE, 'Solar Ray'],
            graveyard: 0,
            shieldCount: 5,
            manaZone: ['Light Filler', 'Light Filler', 'Light Filler', 'Light Filler', 'Light Filler'],
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'it already lies among the shields',
        begin: {
          step: 'attack',
          active: 'p2',
          p1: { hand: 0, shieldZone: [{ name: AZURE, faceUp: true }, 'Filler'] },
          p2: { battleZone: [MIRADANTE, 'Aqua Soldier'] },
        },
        steps: [{ asked: 'p2 attack', choose: 'pass' }],
        end: {
          asked: 'p1 charge',
          facts: ['p1 turnBegan'],
          factsNot: ['usageDeclared', 'effectTriggered', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: 1,
            graveyard: 0,
            shieldZone: [`${AZURE} (face up)`, 'Filler'],
          },
          p2: { battleZone: [MIRADANTE, 'Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'summoning is allowed, and it is laid out',
        begin: { p2: { shieldZone: 1 } },
        steps: [
          {
            asked: 'p1 main',
            offers: [`Summon ${AZURE}`, `Galaxyshield ${AZURE}`, 'Cast Solar Ray'],
            only: true,
            choose: [`Galaxyshield ${AZURE}`],
          },
          { until: 'p1 main', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 main',
          p1: { battleZone: ['Fear Fang'], hand: ['Solar Ray'], graveyard: 0, shieldCount: 6 },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'summoning is allowed at the start of the turn',
        begin: {
          step: 'attack',
          active: 'p2',
          p1: { hand: 0, shieldZone: [{ name: AZURE, faceUp: true }, 'Filler'] },
          p2: { shieldZone: 1, battleZone: [MIRADANTE, 'Aqua Soldier'] },
        },
        steps: [
          { asked: 'p2 attack', choose: 'pass' },
          {
            asked: 'p1 declareUsage',
            facts: ['p1 turnBegan'],
            factsNot: ['p1 cardDrawn'],
            offers: [`Declare ${AZURE}`],
            only: true,
            choose: [`Declare ${AZURE}`],
          },
        ],
        end: {
          asked: 'p1 charge',
          facts: [`cardPut ${AZURE}`, 'p1 cardDrawn'],
          p1: { battleZone: ['Fear Fang', AZURE], hand: 1, graveyard: 0, shieldZone: ['Filler'] },
          p2: { battleZone: [MIRADANTE, 'Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-031',
    rules: ['601.1a', '603.4', '101.2'],
    status: 'conflict',
    says: 'Shield triggers of creatures are broken together while summoning is forbidden. By the official answer none may be declared; by another source all may be, and each misfires unless the ban is gone when it is resolved.',
    begin: {
      step: 'attack',
      p1: { shieldZone: 0, battleZone: [MIRADANTE, 'Fear Fang'] },
      p2: { shieldZone: ['Aqua Surfer', 'Aqua Surfer', 'Terror Pit', 'Filler'] },
    },
    plays: [
      {
        name: 'what is forbidden is not declared',
        steps: [
          { asked: 'p1 attack', choose: [`${MIRADANTE} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2', 'Shield 3'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit'],
            only: true,
            forbids: ['Aqua Surfer @101.2'],
            choose: ['Shield trigger: Terror Pit'],
          },
          { asked: 'p2 choose', choose: [MIRADANTE] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${MIRADANTE}`],
          factsNot: ['cardPut', 'effectMisfired'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: [MIRADANTE] },
          p2: {
            battleZone: 0,
            hand: ['Aqua Surfer', 'Aqua Surfer'],
            graveyard: ['Terror Pit'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'declared, and the ban stands',
        begin: { rules: { forbiddenUse: 'declaredAndMisfires' } },
        steps: [
          { asked: 'p1 attack', choose: [`${MIRADANTE} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2', 'Shield 3'] },
          {
            asked: 'p2 declareShields',
            offers: [
              'Shield trigger: Aqua Surfer',
              'Shield trigger: Aqua Surfer',
              'Shield trigger: Terror Pit',
            ],
            only: true,
            choose: ['Shield trigger: Aqua Surfer', 'Shield trigger: Aqua Surfer'],
          },
          {
            asked: 'p2 standby',
            facts: ['usageDeclared Aqua Surfer', 'usageDeclared Aqua Surfer'],
            factsNot: ['effectBegan'],
            offers: ['Aqua Surfer', 'Aqua Surfer'],
            only: true,
            choose: ['Aqua Surfer'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectMisfired Aqua Surfer @603.4', 'effectMisfired Aqua Surfer @603.4'],
          factsNot: ['cardPut'],
          p1: { battleZone: [`${MIRADANTE} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: 0,
            hand: ['Aqua Surfer', 'Aqua Surfer', 'Terror Pit'],
            graveyard: 0,
            shieldZone: 1,
          },
        },
      },
      {
        name: 'declared, and the ban is gone by then',
        begin: { rules: { forbiddenUse: 'declaredAndMisfires' } },
        steps: [
          { asked: 'p1 attack', choose: [`${MIRADANTE} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2', 'Shield 3'] },
          {
            asked: 'p2 declareShields',
            choose: [
              'Shield trigger: Aqua Surfer',
              'Shield trigger: Aqua Surfer',
              'Shield trigger: Terror Pit',
            ],
          },
          { asked: 'p2 standby', choose: ['Terror Pit'] },
          { asked: 'p2 choose', choose: [MIRADANTE] },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${MIRADANTE}`, 'cardPut Aqua Surfer', 'cardPut Aqua Surfer'],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: [MIRADANTE] },
          p2: {
            battleZone: ['Aqua Surfer', 'Aqua Surfer'],
            hand: 0,
            graveyard: ['Terror Pit'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-032',
    rules: ['506.3b', '506.3c', '506.3d', '506.3e'],
    status: 'conflict',
    says: 'Where both have something to declare at one attack, the active player declares and resolves all of it before the other player is asked. An older line let both declare first; it is superseded.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Aqua Vehicle', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'both declare',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`],
            only: true,
            choose: [`Declare ${REDZONE}`],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [
              `p1 usageDeclared ${REDZONE}`,
              `p1 effectBegan ${REDZONE}`,
              `p1 cardPut ${REDZONE}`,
              'p2 cardDestroyed Tri-horn Shepherd',
            ],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          {
            asked: 'p2 choose',
            state: 'turn.attack.declaration.napResolve.choosing',
            facts: [`p2 usageDeclared ${HAYABUSAMARU}`, `p2 cardPut ${HAYABUSAMARU}`],
            choose: ['Aqua Vehicle'],
          },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Vehicle', HAYABUSAMARU], hand: 0, graveyard: ['Tri-horn Shepherd'] },
        },
      },
      {
        name: 'only the other player declares',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            factsNot: ['usageDeclared'],
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 choose', factsNot: [`usageDeclared ${REDZONE}`], choose: ['Aqua Vehicle'] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${RED} (tapped)`, 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: { battleZone: ['Aqua Vehicle', HAYABUSAMARU, 'Tri-horn Shepherd'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-033',
    rules: ['603.4', '409.1d'],
    status: 'firm',
    says: 'A declared ability of the hand whose condition does not hold when it is resolved misfires. Its card stays in the hand, it does not go to the graveyard.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, DEADZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: ['Tri-horn Shepherd', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'the creature is no darkness Command any more',
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
        name: 'the condition holds',
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
    id: 'DU-035',
    rules: ['603.4', '603.2f'],
    status: 'firm',
    says: 'Valchuris works once a turn for all cards of its name. Two of them may still be declared at one attack, because none has worked by then; the second misfires and stays in the hand.',
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
    id: 'DU-037',
    rules: ['603.2f'],
    status: 'firm',
    says: 'Who has declared an ability is not asked again, also where its text says that it may be done: it is carried out if that is possible. An ability that needs no declaring is asked about as it is resolved.',
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
        name: 'what is not declared is asked about',
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
    says: 'Of two own effects on standby, one declared and one not, either is resolved first, as their player likes.',
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
        name: 'of the player who is attacked',
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
    says: 'The attack ability of a creature may be resolved before the invasion that was declared is put on it, and it is resolved no less where the invasion comes first.',
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
    says: 'Where an effect sends a shield to the hand, the owner declares there and then, in the middle of that effect, and what was declared is used before the rest of the effect.',
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
    id: 'DU-041',
    rules: ['506.3b', '603.2e'],
    status: 'firm',
    says: 'Invasion, revolution change, attack chance, Valchuris and every gate of moonless night are declared at the very instant of their trigger, each at its own. What is missed then never goes on standby.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'invasion',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 shields', forbids: [`${REDZONE} @506.3b`], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered'],
          p1: { battleZone: [`${RED} (tapped)`, 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'revolution change',
        begin: { p1: { hand: [RAFULULU], battleZone: [TULK, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${TULK} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${RAFULULU}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 shields', forbids: [`${RAFULULU} @506.3b`], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered'],
          p1: { battleZone: [`${TULK} (tapped)`, 'Fear Fang'], hand: [RAFULULU], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'attack chance, missed',
        begin: { p1: { hand: [DEAD_DISASTER], battleZone: [BLACK_V, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${DEAD_DISASTER}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 shields', forbids: [`${DEAD_DISASTER} @506.3b`], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'cardUsed'],
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Fear Fang'], hand: [DEAD_DISASTER], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'attack chance, declared',
        begin: { p1: { hand: [DEAD_DISASTER], battleZone: [BLACK_V, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DEAD_DISASTER}`] },
          { asked: 'p1 standby', offers: [BLACK_V, DEAD_DISASTER], only: true, choose: [DEAD_DISASTER] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardUsed ${DEAD_DISASTER}`, 'p1 cardDrawn', `cardMoved ${DEAD_DISASTER} > graveyard`],
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Fear Fang'], hand: 1, graveyard: [DEAD_DISASTER] },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'Valchuris, at the second attack only',
        begin: {
          p1: { hand: [VALCHURIS], battleZone: ['Fear Fang', 'Burning Mane', 'Aqua Knight', 'King Coral'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', factsNot: ['usageDeclared'], choose: ['Shield 1'] },
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          { asked: 'p1 declareUsage', offers: [`Declare ${VALCHURIS}`], only: true, choose: 'pass' },
          { asked: 'p1 shields', forbids: [`${VALCHURIS} @506.3b`], choose: ['Shield 1'] },
          { asked: 'p1 attack', factsNot: ['cardPut'], choose: ['Aqua Knight attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)', 'Aqua Knight (tapped)', 'King Coral'],
            hand: [VALCHURIS],
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 3, graveyard: 0, shieldZone: 2 },
        },
      },
      {
        name: 'gates: as a magic tool is used, as it is put, as a spell is cast',
        begin: {
          step: 'main',
          p1: {
            hand: [GRIGYAN, BAREDU, GAR_RAGANZARK, DE_SZARK, GI_LUGIRIN_CARD],
            manaZone: { darkness: 3, water: 2 },
            graveyard: [BAREDU],
            battleZone: [GRIGYAN, GRIGYAN, GRIGYAN, 'Fear Fang'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          { asked: 'p1 pay', choose: ['Tap Darkness Filler, Darkness Filler, Darkness Filler'] },
          {
            asked: 'p1 declareUsage',
            facts: [`cardUsed ${GRIGYAN}`],
            factsNot: ['cardPut'],
            offers: [`Declare ${GAR_RAGANZARK}`],
            only: true,
            choose: 'pass',
          },
          {
            asked: 'p1 declareUsage',
            facts: [`cardPut ${GRIGYAN}`],
            offers: [`Declare ${DE_SZARK}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 confirm', factsNot: ['usageDeclared'], choose: 'pass' },
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          {
            asked: 'p1 declareUsage',
            facts: [`cardUsed ${BAREDU}`],
            offers: [`Declare ${GAR_RAGANZARK}`, `Declare ${GI_LUGIRIN}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 choose', choose: ['Filler'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered', 'cardPut'],
          p1: {
            battleZone: [GRIGYAN, GRIGYAN, GRIGYAN, GRIGYAN, 'Fear Fang'],
            hand: [GAR_RAGANZARK, DE_SZARK, GI_LUGIRIN_CARD, 'Filler'],
            graveyard: [BAREDU, BAREDU, 'Filler'],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'zetsu gate, missed at the end of the own turn',
        begin: {
          p1: {
            hand: [BANGETSU_CARD],
            graveyard: [BAREDU, BAREDU],
            battleZone: [GRIGYAN, GRIGYAN, 'Fear Fang'],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 declareUsage',
            facts: ['p1 turnEnding'],
            factsNot: ['p1 turnEnded'],
            offers: [`Declare ${BANGETSU}`],
            only: true,
            choose: 'pass',
          },
          {
            asked: 'p2 charge',
            facts: ['p1 turnEnded', 'p2 turnBegan'],
            factsNot: ['cardPut'],
            choose: 'pass',
          },
          { asked: 'p2 attack', choose: 'pass' },
        ],
        end: {
          asked: 'p1 charge',
          facts: ['p2 turnEnded', 'p1 turnBegan'],
          factsNot: ['usageDeclared', 'cardPut'],
          p1: {
            battleZone: [GRIGYAN, GRIGYAN, 'Fear Fang'],
            hand: [BANGETSU_CARD, 'Filler'],
            graveyard: [BAREDU, BAREDU],
          },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'zetsu gate, declared at the end of the own turn',
        begin: {
          p1: {
            hand: [BANGETSU_CARD],
            graveyard: [BAREDU, BAREDU],
            battleZone: [GRIGYAN, GRIGYAN, 'Fear Fang'],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 declareUsage', choose: [`Declare ${BANGETSU}`] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p1 cardPut', 'p1 turnEnded'],
          p1: {
            battleZone: ['Fear Fang', `${BANGETSU_CARD} (over ${GRIGYAN}, ${GRIGYAN}, ${BAREDU}, ${BAREDU})`],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-042',
    rules: ['506.3b'],
    status: 'firm',
    says: 'Whoever resolves the discard of The Black V first, and only then wants to declare an invasion, is too late: one effect of that point has been resolved.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight', 'King Coral'], battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'the discard, and then no declaration',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: 'pass' },
          { asked: 'p2 choose', facts: [`effectBegan ${BLACK_V}`], choose: ['King Coral'] },
          {
            asked: 'p1 shields',
            facts: ['p2 cardDiscarded King Coral'],
            factsNot: ['usageDeclared', `effectTriggered ${REDZONE}`],
            forbids: [`${REDZONE} @506.3b`],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'cardPut'],
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane', 'Tri-horn Shepherd'],
            hand: ['Aqua Knight', 'Filler'],
            graveyard: ['King Coral'],
            shieldZone: 4,
          },
        },
      },
      {
        name: 'declared before the discard is resolved',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', choose: [BLACK_V] },
          { asked: 'p2 choose', choose: ['King Coral'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['p2 cardDiscarded King Coral', `cardPut ${REDZONE}`],
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane'],
            hand: ['Aqua Knight'],
            graveyard: ['King Coral', 'Tri-horn Shepherd'],
          },
        },
      },
    ],
  },
  {
    id: 'DU-043',
    rules: ['511.1a', '511.1b', '511.1c', '511.1d', '511.1e'],
    status: 'firm',
    says: 'At the end of the turn the abilities that need no declaring trigger for both players at once. The active player declares, then resolves all own effects in any order; only then does the other player declare, and resolve theirs in any order.',
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
        name: 'both declare, in the other order',
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
          { asked: 'p1 confirm', state: 'turn.end.apResolve.choosing', choose: 'pass' },
          { asked: 'p2 declareUsage', choose: 'pass' },
          { asked: 'p2 confirm', state: 'turn.end.napResolve.choosing', choose: 'pass' },
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
];
