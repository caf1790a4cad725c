import {
  any,
  cannot,
  choose,
  creature,
  gets,
  opponentsCreatures,
  returnToHand,
  self,
  spell,
  spellAbility,
  that,
  wheneverAttacks,
  wheneverBlocks,
  yourCreatures,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { APOLLONUS, DOGIRAGON, HAYABUSAMARU, HELLION, JAOUMON, SURFER, VEGAS } from './cardNames.ts';

const WAYBALL = 'Wayball (Byron Star)';

const DRAGONS = ['Bolshack Dragon', 'Astrocomet Dragon', 'Bolshack Dragon'];
const DONDON = 'Dondon Vacuuming Now';

/** Gives an attacking creature "cannot attack". */
const tooLate = creature({
  name: 'Too Late',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), gets(that, 'turn', cannot({ do: 'attack' })))],
});

/** Gives a blocking creature "cannot block". */
const noMore = creature({
  name: 'No More',
  civilizations: ['fire'],
  cost: 3,
  power: 1000,
  abilities: [wheneverBlocks(any('opponent'), gets(that, 'turn', cannot({ do: 'block' })))],
});

/** One creature cannot attack, another cannot block. */
const truce = spell({
  name: 'Truce',
  civilizations: ['light'],
  cost: 1,
  abilities: [
    spellAbility(
      gets(choose(yourCreatures()), 'turn', cannot({ do: 'attack' })),
      gets(choose(opponentsCreatures()), 'turn', cannot({ do: 'block' })),
    ),
  ],
});

/** Returns to the hand when it attacks. */
const runaway = creature({
  name: 'Runaway',
  civilizations: ['fire'],
  cost: 3,
  power: 5000,
  abilities: [wheneverAttacks(self, returnToHand(self))],
});

/** 505.6a: attacks that end early. */
export const endedAttacks: readonly Scenario[] = [
  {
    id: 'DU-066',
    rules: ['505.6a'],
    status: 'firm',
    asks: 'An attack trigger stops its own attack. What can the non-active player still do?',
    says: "Wayball's attack trigger stops its own attack. What triggered for the non-active player on the attack still resolves, a ninja strike can no longer be declared, and the end of the attack comes next.",
    begin: {
      step: 'attack',
      p1: { hand: 4, battleZone: [{ name: WAYBALL, over: ['Aqua Soldier'] }, 'Fear Fang'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: [VEGAS] },
    },
    plays: [
      {
        name: 'six cards in hand',
        steps: [
          { asked: 'p1 attack', choose: [`${WAYBALL} attacks the player`] },
          {
            asked: 'p2 standby',
            facts: [
              `p2 effectTriggered ${VEGAS}`,
              'p1 cardDrawn',
              'p1 cardDrawn',
              `effectResolved ${WAYBALL}`,
            ],
            factsNot: ['p2 effectBegan'],
            choose: [`${VEGAS}: Whenever`],
          },
          { until: 'p1 attack', passing: true },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn', `p2 effectBegan ${VEGAS}`, 'attackEnded'],
          factsNot: ['usageDeclared', 'shieldsChosen', 'shieldBroken', 'cardPut'],
          p1: { battleZone: [`${WAYBALL} (tapped, over Aqua Soldier)`, 'Fear Fang'], hand: 6, graveyard: 0 },
          p2: { battleZone: [VEGAS], hand: [HAYABUSAMARU, 'Filler'], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'seven cards in hand',
        begin: { p1: { hand: 5 } },
        steps: [
          { asked: 'p1 attack', choose: [`${WAYBALL} attacks the player`] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [`effectResolved ${WAYBALL}`],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p2 standby', choose: [`${VEGAS}: Whenever`] },
          { until: 'p1 shields', passing: true },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['p2 cardDrawn'],
          factsNot: ['attackEnded'],
          p1: { battleZone: [`${WAYBALL} (tapped, over Aqua Soldier)`, 'Fear Fang'], hand: 7, graveyard: 0 },
          p2: { battleZone: [VEGAS], hand: [HAYABUSAMARU, 'Filler'], graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-067',
    rules: ['505.6a'],
    status: 'firm',
    asks: 'A creature is already attacking when an effect says it cannot attack. Does it stop?',
    says: 'A creature that has attacked or blocked keeps attacking or blocking even if an effect now says it cannot.',
    begin: {
      step: 'attack',
      cards: [tooLate, noMore, truce],
      p1: { battleZone: ['Forest Hornet', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'the attacker',
        begin: { p2: { battleZone: ['Too Late'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Forest Hornet attacks the player'] },
          { asked: 'p1 shields', facts: ['lastingEffectBegan Too Late'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken', 'attackEnded'],
          p1: { battleZone: ['Forest Hornet (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: ['Too Late'], hand: 1, graveyard: [], shieldZone: 4 },
        },
      },
      {
        name: 'the blocker',
        begin: {
          p1: { battleZone: ['Forest Hornet', 'Burning Mane', 'No More'] },
          p2: { battleZone: ['Gran Gure, Space Guardian'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Forest Hornet attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Gran Gure'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'creatureBlocked Gran Gure, Space Guardian',
            'lastingEffectBegan No More',
            'battleBegan Forest Hornet',
            'cardDestroyed Forest Hornet',
          ],
          factsNot: ['shieldBroken'],
          p1: { battleZone: ['Burning Mane', 'No More'], hand: [], graveyard: ['Forest Hornet'] },
          p2: { battleZone: ['Gran Gure, Space Guardian (tapped)'], hand: [], graveyard: [], shieldZone: 5 },
        },
      },
      {
        name: 'restrictions from before the choice apply',
        begin: {
          step: 'main',
          p1: { hand: ['Truce'], manaZone: { light: 1 } },
          p2: { battleZone: ['Gran Gure, Space Guardian', 'King Coral'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Truce'] },
          { asked: 'p1 choose', choose: ['Forest Hornet'] },
          { asked: 'p1 choose', choose: ['Gran Gure, Space Guardian'] },
          {
            asked: 'p1 attack',
            offers: ['Burning Mane attacks the player'],
            only: true,
            forbids: ['Forest Hornet @101.2'],
            choose: ['Burning Mane attacks the player'],
          },
          {
            asked: 'p2 block',
            offers: ['Block with King Coral'],
            only: true,
            forbids: ['Gran Gure, Space Guardian @101.2'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 shields',
          p1: { battleZone: ['Forest Hornet', 'Burning Mane (tapped)'], hand: [], graveyard: ['Truce'] },
          p2: { battleZone: ['Gran Gure, Space Guardian', 'King Coral'], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-068',
    rules: ['505.6a', '510.1'],
    status: 'firm',
    asks: 'What happens when the attacking creature leaves the battle zone?',
    says: 'When the attacking creature leaves the battle zone, the attack ends immediately: no shield is broken, no player loses from it, there is no battle, and the end of the attack comes next.',
    begin: {
      step: 'attack',
      cards: [runaway],
      p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
      p2: { shieldZone: [SURFER, 'Filler'] },
    },
    plays: [
      {
        name: 'a shield trigger returns the attacker',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareShields', choose: [`Shield trigger: ${SURFER}`] },
          { asked: 'p2 confirm', facts: [`cardPut ${SURFER}`], choose: ['Yes'] },
          { asked: 'p2 choose', offers: [SURFER, APOLLONUS, 'Fear Fang'], only: true, choose: [APOLLONUS] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${APOLLONUS} > hand`, 'attackEnded'],
          factsNot: ['duelEnded', 'shieldsChosen', 'attackNotBlocked'],
          p1: { battleZone: ['Fear Fang'], hand: [APOLLONUS], graveyard: DRAGONS },
          p2: { battleZone: [SURFER], hand: 1, graveyard: [], shieldZone: 0 },
        },
      },
      {
        name: 'it returns another creature',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareShields', choose: [`Shield trigger: ${SURFER}`] },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
        ],
        end: {
          result: { winner: 'p1', reason: 'directAttack' },
          p1: { battleZone: [`${APOLLONUS} (tapped)`], hand: ['Fear Fang'], graveyard: DRAGONS },
          p2: { battleZone: [SURFER], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'the attacker of a creature returns itself',
        begin: {
          p1: { battleZone: ['Runaway', 'Fear Fang'] },
          p2: { battleZone: [{ name: 'Burning Mane', tapped: true }], shieldZone: 2 },
        },
        steps: [{ asked: 'p1 attack', choose: ['Runaway attacks Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Runaway > hand', 'attackEnded'],
          factsNot: ['battleBegan', 'cardDestroyed'],
          p1: { battleZone: ['Fear Fang'], hand: ['Runaway'], graveyard: [] },
          p2: { battleZone: ['Burning Mane (tapped)'], hand: [], graveyard: [], shieldZone: 2 },
        },
      },
    ],
  },
  {
    id: 'DU-069',
    rules: ['505.6a', '510.1'],
    status: 'firm',
    asks: 'What happens when the attacked creature leaves before the battle?',
    says: 'When the attacked creature leaves before the battle, the attack ends immediately. The attacker stays tapped and breaks no shields.',
    begin: {
      step: 'attack',
      p1: { battleZone: [{ name: DOGIRAGON, over: [HELLION] }, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Aqua Vehicle'] },
    },
    plays: [
      {
        name: 'its attack trigger destroys the target',
        steps: [
          { asked: 'p1 attack', choose: [`${DOGIRAGON} attacks Forest Hornet`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 choose',
            offers: ['Forest Hornet', 'Aqua Vehicle'],
            only: true,
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `battleBegan ${DOGIRAGON}`,
            'cardDestroyed Forest Hornet',
            `effectResolved ${DOGIRAGON}`,
            'attackEnded',
          ],
          factsNot: ['shieldBroken', 'shieldsChosen', 'attackNotBlocked'],
          p1: {
            battleZone: [`${DOGIRAGON} (tapped, over ${HELLION})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: ['Aqua Vehicle'], hand: [], graveyard: ['Forest Hornet'], shieldZone: 5 },
        },
      },
      {
        name: 'it destroys another creature',
        steps: [
          { asked: 'p1 attack', choose: [`${DOGIRAGON} attacks Forest Hornet`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardDestroyed Aqua Vehicle',
            `effectResolved ${DOGIRAGON}`,
            `battleBegan ${DOGIRAGON}`,
            'cardDestroyed Forest Hornet',
            'attackEnded',
          ],
          p1: {
            battleZone: [`${DOGIRAGON} (tapped, over ${HELLION})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [], graveyard: ['Aqua Vehicle', 'Forest Hornet'], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-070',
    rules: ['505.6a'],
    status: 'firm',
    asks: 'The attack has ended early. Can the non-active player still resolve and declare?',
    says: "The attack has ended early. The non-active player's effects already on standby still resolve, but that player cannot declare anything more for that attack.",
    begin: {
      step: 'attack',
      cards: [runaway],
      p1: { battleZone: ['Runaway', 'Fear Fang', 'Burning Mane'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: [VEGAS] },
    },
    plays: [
      {
        name: 'the attacker has left',
        steps: [
          { asked: 'p1 attack', choose: ['Runaway attacks the player'] },
          {
            asked: 'p2 standby',
            facts: [`p2 effectTriggered ${VEGAS}`, 'cardMoved Runaway > hand'],
            factsNot: ['p2 effectBegan'],
            offers: [`${VEGAS}: Whenever`, `${VEGAS}: D switch`],
            only: true,
            choose: [`${VEGAS}: Whenever`],
          },
          { until: 'p1 attack', passing: true },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn', 'attackEnded'],
          factsNot: ['usageDeclared', `cardRevealed ${HAYABUSAMARU}`],
          p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: ['Runaway'], graveyard: [] },
          p2: { battleZone: [VEGAS], hand: [HAYABUSAMARU, 'Filler'], graveyard: [], shieldZone: 5 },
        },
      },
      {
        name: 'the attacker is still there',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [`p2 effectTriggered ${VEGAS}`],
            factsNot: ['effectBegan'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 standby', choose: [HAYABUSAMARU] },
        ],
        end: {
          asked: 'p2 standby',
          p1: { battleZone: ['Runaway', 'Fear Fang (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: [VEGAS, HAYABUSAMARU], hand: [], graveyard: [], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-085',
    rules: ['505.6a'],
    status: 'firm',
    asks: 'A shield trigger returns the attacking creature. Can an oniend that was taken from the shields still be declared?',
    says: 'A meteorburn breaks all shields. A shield trigger among them lets the non-active player take a card with an oniend and return the attacker: the attack has ended, so the oniend cannot be declared.',
    begin: {
      step: 'attack',
      p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
      p2: {
        shieldZone: [DONDON, 'Filler'],
        deck: [JAOUMON, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
      },
    },
    plays: [
      {
        name: 'the attacker is returned',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p2 declareShields',
            offers: [`Shield trigger: ${DONDON}`],
            only: true,
            choose: [`Shield trigger: ${DONDON}`],
          },
          { asked: 'p2 choose', choose: [JAOUMON] },
          {
            asked: 'p2 order',
            facts: [`cardMoved ${JAOUMON} > hand`],
            choose: ['Filler', 'Filler', 'Filler', 'Filler'],
          },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', offers: [APOLLONUS, 'Fear Fang'], only: true, choose: [APOLLONUS] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${APOLLONUS} > hand`, 'attackEnded'],
          factsNot: [`usageDeclared ${JAOUMON}`, 'duelEnded'],
          p1: { battleZone: ['Fear Fang'], hand: [APOLLONUS], graveyard: DRAGONS },
          p2: { battleZone: [], hand: [JAOUMON, 'Filler'], graveyard: [DONDON], shieldZone: 0 },
        },
      },
      {
        name: 'another creature is returned',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareShields', choose: [`Shield trigger: ${DONDON}`] },
          { asked: 'p2 choose', choose: [JAOUMON] },
          { asked: 'p2 order', choose: ['Filler', 'Filler', 'Filler', 'Filler'] },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 declareUsage',
          state: 'turn.attack.declaration.napDeclare',
          p1: { battleZone: [`${APOLLONUS} (tapped)`], hand: ['Fear Fang'], graveyard: DRAGONS },
          p2: { battleZone: [], hand: [JAOUMON, 'Filler'], graveyard: [DONDON], shieldZone: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-086',
    rules: ['505.6a', '506.3d'],
    status: 'firm',
    asks: 'A shield trigger returns a creature that is not attacking. Can an oniend from the shields be declared?',
    says: 'The shield trigger takes the oniend into the hand and returns a creature other than the attacker. The attack continues, so the oniend can be declared for it.',
    begin: {
      step: 'attack',
      p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
      p2: {
        shieldZone: [DONDON, 'Filler'],
        deck: [
          JAOUMON,
          'Filler',
          'Filler',
          'Filler',
          'Filler',
          'Explosive Fighter Ucarn',
          'Filler',
          'Filler',
          'Filler',
        ],
      },
    },
    plays: [
      {
        name: 'the oniend is declared',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareShields', choose: [`Shield trigger: ${DONDON}`] },
          { asked: 'p2 choose', choose: [JAOUMON] },
          { until: 'p2 confirm', passing: 'orFirst' },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', offers: [APOLLONUS, 'Fear Fang'], only: true, choose: ['Fear Fang'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: ['cardMoved Fear Fang > hand'],
            factsNot: ['attackEnding'],
            offers: [`Declare ${JAOUMON}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${JAOUMON}`],
          },
          {
            asked: 'p2 confirm',
            facts: [`usageDeclared ${JAOUMON}`, `cardUsed ${JAOUMON}`, 'cardPut Explosive Fighter Ucarn'],
            choose: 'pass',
          },
        ],
        end: {
          result: { winner: 'p1', reason: 'directAttack' },
          p1: { battleZone: [`${APOLLONUS} (tapped)`], hand: ['Fear Fang'], graveyard: DRAGONS },
          p2: {
            battleZone: ['Explosive Fighter Ucarn'],
            hand: 1,
            graveyard: [DONDON, JAOUMON, 'Filler', 'Filler', 'Filler'],
          },
        },
      },
      {
        name: 'it is not declared',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareShields', choose: [`Shield trigger: ${DONDON}`] },
          { asked: 'p2 choose', choose: [JAOUMON] },
          { until: 'p2 confirm', passing: 'orFirst' },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
          { asked: 'p2 declareUsage', choose: 'pass' },
        ],
        end: {
          result: { winner: 'p1', reason: 'directAttack' },
          factsNot: ['usageDeclared', 'cardPut'],
          p1: { battleZone: [`${APOLLONUS} (tapped)`], hand: ['Fear Fang'], graveyard: DRAGONS },
          p2: { battleZone: [], hand: [JAOUMON, 'Filler'], graveyard: [DONDON] },
        },
      },
    ],
  },
];
