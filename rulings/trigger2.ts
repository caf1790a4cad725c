import {
  allCreatures,
  another,
  any,
  atEndOfYourTurn,
  atMost,
  atStartOfYourTurn,
  bearsIcon,
  choose,
  creature,
  delayed,
  destroy,
  draw,
  evolution,
  evolutionCreature,
  itself,
  kizunaPlus,
  ninjaStrike,
  oneOf,
  put,
  putIntoGraveyard,
  returnToHand,
  self,
  spaceCharge,
  spell,
  spellAbility,
  that,
  topOfDeckTo,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
} from '../effects/language/words.ts';
import type { Scenario } from './scenario.ts';

const SNOUT = 'Quixotic Hero Swine Snout';
const RIAS = 'Mist Rias, Sonic Guardian';
const RED = 'The Red, Lightning Sonic';
const REDZONE = 'Redzone, Roaring Invasion';
const ORIOTIS = 'Oriotis, Control Wings';
const KAISER = 'Truekaiser Adrenaline Max';
const JILVES = "Kiryu Jilves, Gaia's Roar";
const GALAXY = 'Perfect Galaxy, Immortality Elemental';
const RIKU = 'Riku, the Oracle';
const TRAIN = 'Super Trash Train, Fuuma Devil';
const TRI_HORN = 'Tri-horn Shepherd';
const RAGANZARK = 'Gar Raganzark';
const DURINRI = 'Durinri, Darma';
const TOOLS = ['Grigyan, Darma', DURINRI, DURINRI] as const;
const FORCE = "Heaven's Force";
const COURTNEY = 'Courtney, Summer Breeze Faerie';
const FUNK = 'Funk, Guard of Hope';
const GUARDIAN = 'La Ura Giga, Sky Guardian';
const HAYABUSAMARU = 'Hayabusamaru, Lightfang Ninja';

const plain = { civilizations: ['nature'], cost: 2, power: 3000 } as const;

/** Costs no more than the mana that pays it, but leaves less. */
const spender = creature({
  ...plain,
  name: 'Spender',
  abilities: [whenPut(self, putIntoGraveyard(choose(yourMana())))],
});
const dusk = creature({ ...plain, name: 'Dusk', abilities: [atEndOfYourTurn(draw())] });
const duskCaller = creature({
  ...plain,
  name: 'Dusk Caller',
  abilities: [atEndOfYourTurn(put(choose(yourHand({ type: 'creature' }))))],
});
const dawn = creature({ ...plain, name: 'Dawn', abilities: [atStartOfYourTurn(draw())] });
const dawnCaller = creature({
  ...plain,
  name: 'Dawn Caller',
  abilities: [atStartOfYourTurn(put(choose(yourHand({ type: 'creature' }))))],
});
const sunrise = creature({
  ...plain,
  name: 'Sunrise',
  abilities: [when({ event: 'startOfTurn', of: 'any' }, topOfDeckTo('manaZone'))],
});
const sunset = creature({
  ...plain,
  name: 'Sunset',
  abilities: [when({ event: 'endOfTurn', of: 'any' }, draw())],
});
const ambush = spell({
  name: 'Ambush',
  civilizations: ['fire'],
  cost: 2,
  abilities: [spellAbility({ do: 'put', what: choose(yourHand({ type: 'creature' })), tapped: true })],
});
/** Speaks of the graveyard, not of being destroyed. */
const relic = creature({
  ...plain,
  name: 'Relic',
  abilities: [when({ event: 'moved', what: itself, from: 'battleZone', to: 'graveyard' }, draw())],
});
const manaNinja = creature({
  ...plain,
  name: 'Mana Ninja',
  abilities: [ninjaStrike(4, ['hand', 'manaZone'])],
});
const twoWays = creature({
  ...plain,
  name: 'Two Ways',
  abilities: [whenPut(self, oneOf(draw(), topOfDeckTo('manaZone')))],
});
const bondRider = evolutionCreature({
  ...plain,
  name: 'Bond Rider',
  power: 5000,
  abilities: [evolution({ civilizations: ['nature'] }), kizunaPlus(2)],
});
const bondBlade = creature({
  ...plain,
  name: 'Bond Blade',
  abilities: [bearsIcon('kizuna', wheneverAttacks(self, destroy(choose(allCreatures()))))],
});
const bondBook = creature({
  ...plain,
  name: 'Bond Book',
  abilities: [bearsIcon('kizuna', wheneverAttacks(self, draw()))],
});
const moves = (
  name: string,
  from: 'hand' | 'manaZone' | 'deck' | 'graveyard' | 'battleZone',
  to: 'hand' | 'manaZone' | 'deck' | 'graveyard',
) =>
  creature({
    ...plain,
    name,
    abilities: [when({ event: 'moved', what: { of: 'you' }, from, to }, topOfDeckTo('shieldZone'))],
  });
const seesCharge = moves('Sees Charge', 'hand', 'manaZone');
const seesManaGo = moves('Sees Mana Go', 'manaZone', 'graveyard');
const seesMill = moves('Sees Mill', 'deck', 'graveyard');
const seesRevival = moves('Sees Revival', 'graveyard', 'hand');
const seesReturn = moves('Sees Return', 'battleZone', 'hand');
const errand = spell({
  name: 'Errand',
  civilizations: ['water'],
  cost: 2,
  abilities: [
    spellAbility(
      putIntoGraveyard(choose(yourMana())),
      topOfDeckTo('graveyard'),
      returnToHand(choose(yourGraveyard())),
      returnToHand(choose(allCreatures({ names: ['Burning Mane'] }))),
    ),
  ],
});
const smallWatcher = creature({
  ...plain,
  name: 'Small Watcher',
  abilities: [whenPut(another('you', { power: atMost(1000) }), draw())],
});
const darkFeeder = creature({ ...plain, name: 'Dark Feeder', abilities: [spaceCharge('darkness', draw())] });
const dozer = creature({
  ...plain,
  name: 'Dozer',
  power: 1000,
  abilities: [
    when(
      { event: 'destroyed', what: { of: 'any', filter: { itself: true, tapped: true } }, tense: 'destroyed' },
      draw(),
    ),
  ],
});
const wreck = spell({
  name: 'Wreck',
  civilizations: ['darkness'],
  cost: 2,
  abilities: [spellAbility(destroy(allCreatures({ power: atMost(5000) })))],
});
const chronicle = creature({
  ...plain,
  name: 'Chronicle',
  abilities: [when({ event: 'destroyed', what: any('any'), tense: 'destroying' }, draw())],
});
const obituary = creature({ ...plain, name: 'Obituary', abilities: [whenDestroyed(any('any'), draw())] });
const gatekeeper = creature({
  ...plain,
  name: 'Gatekeeper',
  abilities: [whenPut(another('you', { keyword: 'blocker' }), draw())],
});
const vigil = spell({
  name: 'Vigil',
  civilizations: ['light'],
  cost: 2,
  abilities: [
    spellAbility(delayed(when({ event: 'tapped', what: any('any'), first: true }, untap(that)), 'turn')),
  ],
});
const gravedigger = creature({
  ...plain,
  name: 'Gravedigger',
  abilities: [whenPut(another('you'), putIntoGraveyard(choose(yourShields())))],
});

export const trigger2: readonly Scenario[] = [
  {
    id: 'TR-031',
    rules: ['603.2'],
    status: 'firm',
    says: 'What the trigger clause itself asks for, such as a cost above the mana of the owner for Oriotis, is looked at when the creature is put, and never again.',
    begin: {
      cards: [spender],
      p1: { hand: [FORCE, 'Bronze-Arm Tribe'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [ORIOTIS] },
    },
    plays: [
      {
        name: 'too expensive then, not any more',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Bronze-Arm Tribe'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardPut Bronze-Arm Tribe',
            'p1 effectTriggered Bronze-Arm Tribe',
            `p2 effectTriggered ${ORIOTIS}`,
            'cardMoved Filler > manaZone',
            `p2 effectBegan ${ORIOTIS}`,
            'cardMoved Bronze-Arm Tribe > deck',
          ],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: [FORCE], manaCount: 3, deckCount: 20 },
          p2: { battleZone: [ORIOTIS], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'not too expensive then, too expensive later',
        begin: { p1: { hand: ['Spender'], manaZone: { nature: 2 } } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Spender'] },
          {
            asked: 'p1 choose',
            facts: ['cardPut Spender'],
            factsNot: [`effectTriggered ${ORIOTIS}`],
            choose: ['Nature Filler'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Nature Filler > graveyard'],
          factsNot: [`effectTriggered ${ORIOTIS}`],
          p1: { battleZone: ['Fear Fang', 'Spender'], hand: 0, graveyard: 1, manaCount: 1 },
          p2: { battleZone: [ORIOTIS], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-032',
    rules: ['501.2a', '511.1a'],
    status: 'firm',
    says: 'A creature that comes in the course of the start or the end of a turn does not trigger any more on this start or end.',
    begin: {
      cards: [dusk, duskCaller, dawn, dawnCaller],
      step: 'attack',
      p1: { hand: ['Dusk'], battleZone: ['Dusk Caller'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'it comes at the end of the turn',
        steps: [{ asked: 'p1 attack', choose: 'pass' }],
        end: {
          asked: 'p2 charge',
          facts: ['effectTriggered Dusk Caller', 'cardPut Dusk', 'turnEnded'],
          factsNot: ['effectTriggered Dusk', 'p1 cardDrawn'],
          p1: { battleZone: ['Dusk Caller', 'Dusk'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'it was there before',
        begin: { p1: { hand: [], battleZone: ['Dusk', 'Fear Fang'] } },
        steps: [{ asked: 'p1 attack', choose: 'pass' }],
        end: {
          asked: 'p2 charge',
          facts: ['effectTriggered Dusk', 'p1 cardDrawn', 'turnEnded'],
          p1: { battleZone: ['Dusk', 'Fear Fang'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'it comes at the start of the turn',
        begin: {
          active: 'p2',
          p1: { hand: ['Dawn'], battleZone: ['Dawn Caller'] },
          p2: { battleZone: ['Burning Mane'] },
        },
        steps: [{ asked: 'p2 attack', choose: 'pass' }],
        end: {
          asked: 'p1 charge',
          facts: ['turnBegan', 'effectTriggered Dawn Caller', 'cardPut Dawn', 'p1 cardDrawn'],
          factsNot: ['effectTriggered Dawn'],
          p1: { battleZone: ['Dawn Caller', 'Dawn'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-033',
    rules: ['603.1'],
    status: 'firm',
    says: 'A triggered ability is a condition and an effect: the effect is done where the condition has been met.',
    begin: {
      p1: { hand: ['Bronze-Arm Tribe'], manaZone: { nature: 3 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the condition is met',
        steps: [{ asked: 'p1 main', choose: ['Summon Bronze-Arm Tribe'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardPut Bronze-Arm Tribe',
            'effectTriggered Bronze-Arm Tribe @603.2',
            'effectBegan Bronze-Arm Tribe',
            'cardMoved Filler > manaZone',
            'effectResolved Bronze-Arm Tribe',
          ],
          p1: { battleZone: ['Fear Fang', 'Bronze-Arm Tribe'], hand: 0, graveyard: 0, manaCount: 4 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the card is charged, not put',
        begin: { step: 'charge', p1: { manaZone: 0 } },
        steps: [{ asked: 'p1 charge', choose: ['Charge Bronze-Arm Tribe'] }],
        end: {
          asked: 'p1 attack',
          facts: ['manaCharged Bronze-Arm Tribe'],
          factsNot: ['effectTriggered'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0, manaZone: ['Bronze-Arm Tribe'] },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-034',
    rules: ['603.2', '603.2b', '603.3'],
    status: 'firm',
    says: 'Each time the condition is met the ability triggers anew, and each effect goes on standby before any of them is resolved.',
    begin: {
      p1: { hand: [FORCE, 'Burning Mane', 'Steel Smasher'], manaZone: { light: 2 }, battleZone: [SNOUT] },
      p2: { battleZone: [{ name: TRI_HORN, tapped: true }, 'Fear Fang'] },
    },
    plays: [
      {
        name: 'two at once',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Burning Mane', 'Steel Smasher'] },
          { until: 'p1 attack', passing: 'orFirst' },
          {
            asked: 'p1 attack',
            facts: [
              'cardPut Burning Mane',
              `effectTriggered ${SNOUT}`,
              'cardPut Steel Smasher',
              `effectTriggered ${SNOUT}`,
              `cardMoved ${FORCE} > graveyard`,
              `effectBegan ${SNOUT}`,
              `lastingEffectBegan ${SNOUT}`,
              `effectBegan ${SNOUT}`,
              `lastingEffectBegan ${SNOUT}`,
            ],
            choose: [`${SNOUT} attacks ${TRI_HORN}`],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`cardDestroyed ${TRI_HORN}`],
          p1: {
            battleZone: [`${SNOUT} (tapped)`, 'Burning Mane', 'Steel Smasher'],
            hand: 0,
            graveyard: [FORCE],
          },
          p2: { battleZone: ['Fear Fang'], hand: 1, graveyard: [TRI_HORN] },
        },
      },
      {
        name: 'one',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
          {
            asked: 'p1 attack',
            facts: [`effectTriggered ${SNOUT}`],
            choose: [`${SNOUT} attacks ${TRI_HORN}`],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`cardDestroyed ${SNOUT}`],
          factsNot: [`cardDestroyed ${TRI_HORN}`],
          p1: { battleZone: ['Burning Mane'], hand: ['Steel Smasher'], graveyard: [FORCE, SNOUT] },
          p2: { battleZone: [TRI_HORN, 'Fear Fang'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-035',
    rules: ['603.2a', '501.2'],
    status: 'firm',
    says: 'As a step begins, all abilities that speak of its start trigger at once; what each player has is resolved after that, the active player first.',
    begin: {
      cards: [dawn, sunrise],
      active: 'p2',
      step: 'attack',
      p1: { battleZone: ['Dawn', 'Sunrise'] },
      p2: { battleZone: ['Sunrise', 'Dawn'] },
    },
    plays: [
      {
        name: 'the turn of p1 begins',
        steps: [
          { asked: 'p2 attack', choose: 'pass' },
          {
            asked: 'p1 standby',
            facts: [
              'p1 turnBegan',
              'p1 effectTriggered Dawn',
              'p1 effectTriggered Sunrise',
              'p2 effectTriggered Sunrise',
            ],
            factsNot: ['p2 effectTriggered Dawn', 'effectBegan', 'cardDrawn'],
            offers: ['Dawn', 'Sunrise'],
            only: true,
            choose: ['Sunrise'],
          },
        ],
        end: {
          asked: 'p1 charge',
          facts: [
            'p1 effectBegan Sunrise',
            'p1 effectBegan Dawn',
            'p1 cardDrawn',
            'p2 effectBegan Sunrise',
            'p1 cardDrawn',
          ],
          p1: { battleZone: ['Dawn', 'Sunrise'], hand: 2, graveyard: 0, manaCount: 1 },
          p2: { battleZone: ['Sunrise', 'Dawn'], hand: 0, graveyard: 0, manaCount: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-037',
    rules: ['603.2c'],
    status: 'firm',
    says: 'Tapping a creature that is tapped already, or putting it tapped, is not becoming tapped: nothing triggers.',
    begin: {
      cards: [ambush],
      p1: { hand: ['Solar Ray'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          { name: KAISER, tapped: true },
          { name: 'Bolshack Dragon', tapped: true },
        ],
      },
    },
    plays: [
      {
        name: 'tapped again',
        steps: [
          { asked: 'p1 main', choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: [KAISER] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered', `cardTapped ${KAISER}`, 'cardUntapped'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Solar Ray'] },
          p2: { battleZone: [`${KAISER} (tapped)`, 'Bolshack Dragon (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'put tapped',
        begin: {
          p1: {
            hand: ['Ambush', KAISER],
            manaZone: { fire: 2 },
            battleZone: [{ name: 'Bolshack Dragon', tapped: true }, 'Fear Fang'],
          },
          p2: { battleZone: ['Burning Mane'] },
        },
        steps: [{ asked: 'p1 main', choose: ['Cast Ambush'] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${KAISER}`],
          factsNot: ['effectTriggered', 'cardUntapped'],
          p1: {
            battleZone: [`${KAISER} (tapped)`, 'Bolshack Dragon (tapped)', 'Fear Fang'],
            hand: 0,
            graveyard: ['Ambush'],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-038',
    rules: ['603.2c'],
    status: 'firm',
    says: 'A creature in the battle zone that goes from untapped to tapped becomes tapped, by an effect or by attacking, and that triggers.',
    begin: {
      p1: { hand: ['Solar Ray'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          KAISER,
          { name: 'Bolshack Dragon', tapped: true },
          { name: 'Burning Mane', tapped: true },
        ],
      },
    },
    plays: [
      {
        name: 'by an effect',
        steps: [
          { asked: 'p1 main', choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: [KAISER] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardTapped ${KAISER}`,
            `effectTriggered ${KAISER}`,
            `cardUntapped ${KAISER}`,
            'cardUntapped Bolshack Dragon',
          ],
          factsNot: ['cardUntapped Burning Mane'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Solar Ray'] },
          p2: { battleZone: [KAISER, 'Bolshack Dragon', 'Burning Mane (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'by attacking',
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, battleZone: [KAISER, { name: 'Bolshack Dragon', tapped: true }] },
          p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
        },
        steps: [{ asked: 'p1 attack', choose: [`${KAISER} attacks Burning Mane`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardTapped ${KAISER}`,
            `attackDeclared ${KAISER}`,
            `effectBegan ${KAISER}`,
            'cardUntapped Bolshack Dragon',
            'cardDestroyed Burning Mane',
          ],
          p1: { battleZone: [KAISER, 'Bolshack Dragon'], hand: 0, graveyard: 0 },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'TR-040',
    rules: ['603.2d', '609.1'],
    status: 'firm',
    says: 'An ability that triggers when a creature is put into the graveyard does not trigger where the creature goes to another zone instead.',
    begin: {
      cards: [relic],
      p1: {
        hand: [JILVES],
        manaZone: { darkness: 2, fire: 2, nature: 1 },
        battleZone: ['Relic', 'Fear Fang'],
      },
      p2: { battleZone: ['Forest Hornet'], shieldZone: ['Terror Pit', 'Filler'] },
    },
    plays: [
      {
        name: 'it goes to the mana zone instead',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${JILVES}`] },
          { asked: 'p1 attack', choose: ['Relic attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          { asked: 'p2 choose', offers: ['Relic', 'Fear Fang', JILVES], only: true, choose: ['Relic'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['eventReplaced Relic', 'cardMoved Relic > manaZone'],
          factsNot: ['effectTriggered Relic', 'cardDestroyed', 'cardDrawn'],
          p1: { battleZone: ['Fear Fang', JILVES], hand: 0, graveyard: 0, manaCount: 6 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
      {
        name: 'it goes to the graveyard',
        begin: { step: 'attack' },
        steps: [
          { asked: 'p1 attack', choose: ['Relic attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          { asked: 'p2 choose', choose: ['Relic'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Relic > graveyard', 'effectTriggered Relic', 'cardDrawn'],
          factsNot: ['eventReplaced'],
          p1: { battleZone: ['Fear Fang'], hand: [JILVES, 'Filler'], graveyard: ['Relic'], manaCount: 5 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-041',
    rules: ['603.2e', '603.2f'],
    status: 'firm',
    says: 'An ability that can be used from the hand is declared wherever its card lies, in the graveyard or the mana zone as well.',
    begin: {
      cards: [manaNinja],
      p1: {
        hand: [DURINRI],
        manaZone: { darkness: 2 },
        graveyard: [RAGANZARK, ...TOOLS],
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'a gate from the graveyard, declared',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${DURINRI}`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${RAGANZARK}`],
            only: true,
            mayPass: true,
            factsNot: [`effectTriggered ${RAGANZARK}`],
            choose: [`Declare ${RAGANZARK}`],
          },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`usageDeclared ${RAGANZARK}`, `effectTriggered ${RAGANZARK}`, `cardPut ${RAGANZARK}`],
          p1: {
            battleZone: [
              'Fear Fang',
              `${RAGANZARK} (over ${DURINRI}, Grigyan, Darma, ${DURINRI}, ${DURINRI})`,
            ],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a gate from the graveyard, not declared',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${DURINRI}`] },
          { asked: 'p1 declareUsage', choose: [] },
          { until: 'p1 attack', passing: true },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: [`effectTriggered ${RAGANZARK}`, `cardPut ${RAGANZARK}`],
          p1: { battleZone: ['Fear Fang', DURINRI], hand: 0, graveyard: [RAGANZARK, ...TOOLS] },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a ninja strike from the mana zone, declared',
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, graveyard: 0 },
          p2: { manaZone: ['Mana Ninja', 'Filler', 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            offers: ['Declare Mana Ninja'],
            only: true,
            mayPass: true,
            choose: ['Declare Mana Ninja'],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['usageDeclared Mana Ninja', 'effectTriggered Mana Ninja', 'cardPut Mana Ninja'],
          p1: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Mana Ninja'], hand: 0, graveyard: 0, manaZone: 3 },
        },
      },
      {
        name: 'a ninja strike from the mana zone, not declared',
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, graveyard: 0 },
          p2: { manaZone: ['Mana Ninja', 'Filler', 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectTriggered', 'cardPut'],
          p1: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0, manaCount: 4 },
        },
      },
    ],
  },
  {
    id: 'TR-042',
    rules: ['603.2f'],
    status: 'firm',
    says: 'Where only the owner can see the card, its ability triggers by being shown and declared; otherwise it has not triggered at all.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, 'Aqua Hulcus'], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', TRI_HORN] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            factsNot: ['effectTriggered', 'cardRevealed'],
            offers: [`Declare ${REDZONE}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `cardRevealed ${REDZONE} @603.2f`,
            `usageDeclared ${REDZONE} @603.2f`,
            `effectTriggered ${REDZONE}`,
            `cardPut ${REDZONE}`,
          ],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'],
            hand: ['Aqua Hulcus'],
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: [TRI_HORN] },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectTriggered', 'cardRevealed', 'usageDeclared'],
          p1: { battleZone: [`${RED} (tapped)`, 'Fear Fang'], hand: [REDZONE, 'Aqua Hulcus'], graveyard: 0 },
          p2: { battleZone: ['Burning Mane', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-043',
    rules: ['603.3', '101.4'],
    status: 'firm',
    says: 'Effects that have triggered wait on standby, and those of the active player are resolved before the others, whoever that is.',
    begin: {
      cards: [sunset],
      step: 'attack',
      p1: { battleZone: ['Sunset', 'Fear Fang'] },
      p2: { battleZone: ['Sunset', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'at the end of the turn of p1',
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
        name: 'at the end of the turn of p2',
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
  {
    id: 'TR-044',
    rules: ['603.3a', '700.2a'],
    status: 'conflict',
    says: 'Which of several things a triggered ability does is named just before it is resolved; by 1.28 it was named as the ability triggered.',
    begin: {
      cards: [twoWays],
      p1: { hand: ['Two Ways'], manaZone: { nature: 2 }, battleZone: [RIAS] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'now: after what is resolved before it',
        steps: [
          { asked: 'p1 main', choose: ['Summon Two Ways'] },
          {
            asked: 'p1 standby',
            factsNot: ['effectBegan'],
            offers: ['Two Ways', RIAS],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 mode', facts: ['cardDrawn', `effectResolved ${RIAS}`], choose: ['mana'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved > manaZone'],
          p1: { battleZone: [RIAS, 'Two Ways'], hand: 1, graveyard: 0, manaCount: 3 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: '1.28: as it triggers',
        begin: { rules: '1.28' },
        steps: [
          { asked: 'p1 main', choose: ['Summon Two Ways'] },
          { asked: 'p1 mode', factsNot: ['effectBegan'], choose: ['mana'] },
          {
            asked: 'p1 standby',
            factsNot: ['effectBegan'],
            offers: ['Two Ways', RIAS],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDrawn', 'cardMoved > manaZone'],
          p1: { battleZone: [RIAS, 'Two Ways'], hand: 1, graveyard: 0, manaCount: 3 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-045',
    rules: ['603.3b', '110.5a'],
    status: 'firm',
    says: 'When a Kizuna Plus uses two abilities with the icon, both are chosen and wait; one whose creature is destroyed by the other is carried out all the same.',
    begin: {
      cards: [bondRider, bondBlade, bondBook],
      step: 'attack',
      p1: {
        battleZone: [{ name: 'Bond Rider', over: ['Fear Fang'] }, 'Bond Blade', 'Bond Book', 'Burning Mane'],
      },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the creature of one is destroyed by the other',
        steps: [
          { asked: 'p1 attack', choose: ['Bond Rider attacks the player'] },
          { asked: 'p1 confirm', mayPass: true, choose: ['Yes'] },
          {
            asked: 'p1 standby',
            factsNot: ['effectBegan Bond Blade', 'effectBegan Bond Book'],
            offers: ['Bond Blade', 'Bond Book'],
            only: true,
            choose: ['Bond Blade'],
          },
          { asked: 'p1 choose', choose: ['Bond Book'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDestroyed Bond Book', 'effectBegan Bond Book', 'cardDrawn'],
          p1: {
            battleZone: ['Bond Rider (tapped)', 'Bond Blade', 'Burning Mane'],
            hand: 1,
            graveyard: ['Fear Fang', 'Bond Book'],
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the card below stays',
        steps: [
          { asked: 'p1 attack', choose: ['Bond Rider attacks the player'] },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectBegan Bond Blade', 'effectBegan Bond Book', 'cardDrawn'],
          p1: {
            battleZone: ['Bond Rider (tapped, over Fear Fang)', 'Bond Blade', 'Bond Book', 'Burning Mane'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-046',
    rules: ['603.4'],
    status: 'firm',
    says: 'Riku asks for two shields at most after the comma: there were three as it was put, there are two as its effect is resolved, and so it is carried out.',
    begin: {
      cards: [gravedigger],
      p1: { hand: [RIKU], manaZone: { light: 5 }, battleZone: ['Gravedigger'], shieldZone: 3 },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the third shield goes first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RIKU}`] },
          {
            asked: 'p1 standby',
            facts: [`effectTriggered ${RIKU}`],
            offers: ['Gravedigger', RIKU],
            only: true,
            choose: ['Gravedigger'],
          },
          { asked: 'p1 choose', choose: ['Card 1'] },
          {
            asked: 'p1 confirm',
            facts: ['cardMoved > graveyard', `effectBegan ${RIKU}`],
            mayPass: true,
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['shieldPlaced > shieldZone', `effectResolved ${RIKU}`],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Gravedigger', RIKU], hand: 0, graveyard: 1, shieldZone: 3, deckCount: 19 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-047',
    rules: ['603.4', '605.2a'],
    status: 'firm',
    says: 'Where the "if" after the comma was true as Riku was put, but is false as its effect is resolved, nothing is done.',
    begin: {
      cards: [
        creature({
          ...plain,
          name: 'Mason',
          abilities: [whenPut(another('you'), topOfDeckTo('shieldZone'))],
        }),
      ],
      p1: { hand: [RIKU], manaZone: { light: 5 }, battleZone: ['Mason'], shieldZone: 2 },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'a third shield comes first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RIKU}`] },
          {
            asked: 'p1 standby',
            facts: [`effectTriggered ${RIKU}`],
            offers: ['Mason', RIKU],
            only: true,
            choose: ['Mason'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['shieldPlaced', `effectMisfired ${RIKU} @603.4`],
          p1: { battleZone: ['Mason', RIKU], hand: 0, graveyard: 0, shieldZone: 3, deckCount: 19 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Riku first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RIKU}`] },
          { asked: 'p1 standby', choose: [RIKU] },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['shieldPlaced', 'effectBegan Mason', 'shieldPlaced'],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Mason', RIKU], hand: 0, graveyard: 0, shieldZone: 4, deckCount: 18 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-048',
    rules: ['603.5'],
    status: 'firm',
    says: 'An ability can trigger on a move between any two zones: hand, battle zone, mana zone, graveyard and deck.',
    begin: {
      cards: [seesCharge, seesManaGo, seesMill, seesRevival, seesReturn, errand],
      p1: { hand: ['Fear Fang'], battleZone: ['Sees Charge', 'Sees Return'] },
      p2: { battleZone: ['Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'from the hand to the mana zone',
        begin: { step: 'charge' },
        steps: [{ asked: 'p1 charge', choose: ['Charge Fear Fang'] }],
        end: {
          asked: 'p1 attack',
          facts: ['manaCharged Fear Fang', 'effectTriggered Sees Charge', 'shieldPlaced'],
          factsNot: ['effectTriggered Sees Return'],
          p1: {
            battleZone: ['Sees Charge', 'Sees Return'],
            hand: 0,
            graveyard: 0,
            manaZone: ['Fear Fang'],
            shieldZone: 6,
          },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'from mana zone, deck, graveyard and battle zone',
        begin: {
          p1: {
            hand: ['Errand'],
            manaZone: { water: 2 },
            battleZone: [
              'Sees Charge',
              'Sees Mana Go',
              'Sees Mill',
              'Sees Revival',
              'Sees Return',
              'Burning Mane',
            ],
          },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Errand'] },
          {
            asked: 'p1 choose',
            offers: ['Water Filler', 'Water Filler'],
            only: true,
            choose: ['Water Filler'],
          },
          {
            asked: 'p1 choose',
            facts: ['effectTriggered Sees Mana Go', 'effectTriggered Sees Mill'],
            factsNot: ['effectBegan'],
            offers: ['Water Filler', 'Filler'],
            only: true,
            choose: ['Water Filler'],
          },
          {
            asked: 'p1 standby',
            facts: [
              'effectTriggered Sees Revival',
              'effectTriggered Sees Return',
              'cardMoved Errand > graveyard',
            ],
            factsNot: ['effectTriggered Sees Charge', 'effectBegan'],
            offers: ['Sees Mana Go', 'Sees Mill', 'Sees Revival', 'Sees Return'],
            only: true,
            choose: ['Sees Mill'],
          },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Sees Charge', 'Sees Mana Go', 'Sees Mill', 'Sees Revival', 'Sees Return'],
            hand: ['Water Filler', 'Burning Mane'],
            graveyard: ['Filler', 'Errand'],
            shieldZone: 9,
            manaCount: 1,
          },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-049',
    rules: ['603.5a', '409.1f'],
    status: 'firm',
    says: 'Creatures that one spell puts come in one after the other, and each time all abilities that speak of being put are looked at: those that were there, and those of the creatures that have come in already.',
    begin: {
      p1: { hand: [FORCE, SNOUT, 'Burning Mane'], manaZone: { light: 2 }, battleZone: [SNOUT] },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'the newcomer first',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: [SNOUT, 'Burning Mane'] },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardPut ${SNOUT}`,
            `effectTriggered ${SNOUT}`,
            'cardPut Burning Mane',
            `effectTriggered ${SNOUT}`,
            `effectTriggered ${SNOUT}`,
            `cardMoved ${FORCE} > graveyard`,
            `lastingEffectBegan ${SNOUT}`,
            `lastingEffectBegan ${SNOUT}`,
            `lastingEffectBegan ${SNOUT}`,
          ],
          p1: { battleZone: [SNOUT, SNOUT, 'Burning Mane'], hand: 0, graveyard: [FORCE] },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the newcomer last',
        begin: { p1: { hand: [FORCE, 'Burning Mane', SNOUT], battleZone: ['Forest Hornet'] } },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Burning Mane', SNOUT] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardPut Burning Mane', `cardPut ${SNOUT}`],
          factsNot: ['effectTriggered'],
          p1: { battleZone: ['Forest Hornet', SNOUT, 'Burning Mane'], hand: 0, graveyard: [FORCE] },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-050',
    rules: ['603.5b', '608.3c'],
    status: 'firm',
    says: 'A lasting change applies from the very moment in which a card comes to its zone; what triggers on its coming already sees it changed.',
    begin: {
      cards: [smallWatcher],
      p1: { hand: ['Solar Ray', 'Burning Mane'], manaZone: { nature: 1 }, battleZone: [COURTNEY] },
      p2: { battleZone: ['Fear Fang', TRI_HORN] },
      step: 'charge',
    },
    plays: [
      {
        name: 'with Courtney the charged card pays light',
        steps: [
          { asked: 'p1 charge', choose: ['Charge Burning Mane'] },
          { asked: 'p1 main', offers: ['Cast Solar Ray'], only: true, choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: [COURTNEY],
            hand: 0,
            graveyard: ['Solar Ray'],
            manaZone: ['Burning Mane (tapped)', 'Nature Filler (tapped)'],
          },
          p2: { battleZone: ['Fear Fang (tapped)', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'without Courtney it does not',
        begin: { p1: { battleZone: ['Steel Smasher', 'Forest Hornet'] } },
        steps: [{ asked: 'p1 charge', choose: ['Charge Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Steel Smasher', 'Forest Hornet'],
            hand: ['Solar Ray'],
            graveyard: 0,
            manaZone: ['Burning Mane', 'Nature Filler'],
          },
          p2: { battleZone: ['Fear Fang', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a creature comes in with its lowered power',
        begin: {
          step: 'main',
          p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Small Watcher', FUNK] },
        },
        steps: [{ asked: 'p1 main', choose: ['Summon Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardPut Burning Mane', 'effectTriggered Small Watcher', 'cardDrawn'],
          p1: { battleZone: ['Small Watcher', FUNK, 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Fear Fang', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a creature comes in with its own power',
        begin: {
          step: 'main',
          p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Small Watcher'] },
        },
        steps: [{ asked: 'p1 main', choose: ['Summon Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Small Watcher', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Fear Fang', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-051',
    rules: ['603.5b'],
    status: 'firm',
    says: 'With Courtney a nature card that is charged is a darkness card as it comes to the mana zone, so a Space Charge for darkness triggers.',
    begin: {
      cards: [darkFeeder],
      step: 'charge',
      p1: { hand: ['Burning Mane'], battleZone: [COURTNEY, 'Dark Feeder'] },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'with Courtney',
        steps: [{ asked: 'p1 charge', choose: ['Charge Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['manaCharged Burning Mane', 'effectTriggered Dark Feeder', 'cardDrawn'],
          p1: { battleZone: [COURTNEY, 'Dark Feeder'], hand: 1, graveyard: 0, manaCount: 1 },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'without Courtney',
        begin: { p1: { battleZone: ['Dark Feeder'] }, p2: { battleZone: [COURTNEY] } },
        steps: [{ asked: 'p1 charge', choose: ['Charge Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['manaCharged Burning Mane'],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Dark Feeder'], hand: 0, graveyard: 0, manaCount: 1 },
          p2: { battleZone: [COURTNEY], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-052',
    rules: ['603.5c'],
    status: 'firm',
    says: 'Where the card with the ability itself moves in the event, it is looked at as it was just before: tapped or not, for one that asks for that.',
    begin: {
      cards: [dozer, wreck],
      p1: {
        hand: ['Wreck'],
        manaZone: { darkness: 2 },
        battleZone: [{ name: 'Dozer', tapped: true }, 'Deathliger, Lion of Chaos'],
      },
      p2: { battleZone: ['Deathliger, Lion of Chaos'] },
    },
    plays: [
      {
        name: 'it was tapped',
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardDestroyed Dozer > graveyard',
            'effectTriggered Dozer',
            'cardMoved Wreck > graveyard',
            'cardDrawn',
          ],
          p1: { battleZone: ['Deathliger, Lion of Chaos'], hand: 1, graveyard: ['Dozer', 'Wreck'] },
          p2: { battleZone: ['Deathliger, Lion of Chaos'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'it was not tapped',
        begin: { p1: { battleZone: ['Dozer', 'Deathliger, Lion of Chaos'] } },
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Dozer > graveyard'],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Deathliger, Lion of Chaos'], hand: 0, graveyard: ['Dozer', 'Wreck'] },
          p2: { battleZone: ['Deathliger, Lion of Chaos'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-053',
    rules: ['603.5c'],
    status: 'conflict',
    says: 'A creature whose ability speaks of creatures that are being destroyed, itself destroyed together with two others, triggers three times; by 1.50 it looks back at itself alone.',
    begin: {
      cards: [chronicle, wreck],
      p1: {
        hand: ['Wreck'],
        manaZone: { darkness: 2 },
        battleZone: ['Chronicle', 'Fear Fang', 'Deathliger, Lion of Chaos'],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'three times',
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'effectTriggered Chronicle',
            'effectTriggered Chronicle',
            'effectTriggered Chronicle',
            'cardMoved Wreck > graveyard',
            'cardDrawn',
            'cardDrawn',
            'cardDrawn',
          ],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 3,
            graveyard: ['Chronicle', 'Fear Fang', 'Wreck'],
          },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: '1.50: once, for itself',
        begin: { rules: '1.50' },
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: ['effectTriggered Chronicle', 'cardDrawn'],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 1,
            graveyard: ['Chronicle', 'Fear Fang', 'Wreck'],
          },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'TR-054',
    rules: ['603.5c', '603.5d'],
    status: 'firm',
    says: 'A creature whose ability speaks of creatures that were destroyed, itself destroyed together with two others, triggers for itself only; Super Trash Train, which speaks of others, not at all.',
    begin: {
      cards: [obituary, wreck],
      p1: {
        hand: ['Wreck'],
        manaZone: { darkness: 2 },
        battleZone: ['Obituary', 'Fear Fang', 'Deathliger, Lion of Chaos'],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'once, for itself',
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Obituary', 'effectTriggered Obituary', 'cardDrawn'],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 1,
            graveyard: ['Obituary', 'Fear Fang', 'Wreck'],
          },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: 'Super Trash Train is destroyed with them',
        begin: { p1: { battleZone: [TRAIN, 'Fear Fang', 'Deathliger, Lion of Chaos'] } },
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${TRAIN}`],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 0,
            graveyard: [TRAIN, 'Fear Fang', 'Wreck'],
          },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: 'Super Trash Train stays',
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, battleZone: [TRAIN, 'Steel Smasher'] },
          p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Steel Smasher attacks Fear Fang'] },
          {
            asked: 'p1 confirm',
            facts: [`effectTriggered ${TRAIN}`, `effectTriggered ${TRAIN}`],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [TRAIN], hand: 2, graveyard: ['Steel Smasher'] },
          p2: { battleZone: [], hand: 0, graveyard: ['Fear Fang'] },
        },
      },
    ],
  },
  {
    id: 'TR-055',
    rules: ['603.5d', '110.4f'],
    status: 'firm',
    says: 'How a card comes in, as with a shield that is named for Shield Force, is part of its coming in: nothing triggers and nothing waits.',
    begin: {
      p1: { hand: [GALAXY], manaZone: { light: 7 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [TRI_HORN] },
    },
    plays: [
      {
        name: 'a shield is named',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GALAXY}`] },
          {
            asked: 'p1 choose',
            factsNot: [`cardPut ${GALAXY}`],
            offers: ['Shield 1', 'Shield 2', 'Shield 3', 'Shield 4', 'Shield 5'],
            only: true,
            choose: ['Shield 2'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${GALAXY}`],
          factsNot: ['effectTriggered', 'effectBegan'],
          p1: { battleZone: ['Fear Fang', GALAXY], hand: 0, graveyard: 0, shieldZone: 5 },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'there is no shield',
        begin: { p1: { shieldZone: 0 } },
        steps: [{ asked: 'p1 main', choose: [`Summon ${GALAXY}`] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${GALAXY}`],
          factsNot: ['effectTriggered', 'effectBegan'],
          p1: { battleZone: ['Fear Fang', GALAXY], hand: 0, graveyard: 0, shieldZone: 0 },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-056',
    rules: ['603.5d', '110.4f'],
    status: 'firm',
    says: 'A creature with Shield Force for which a shield is named has what that gives it from the first moment: whoever waits for a blocker to be put has seen one.',
    begin: {
      cards: [gatekeeper],
      p1: { hand: [GALAXY], manaZone: { light: 7 }, battleZone: ['Gatekeeper'] },
      p2: { battleZone: [TRI_HORN] },
    },
    plays: [
      {
        name: 'a shield is named',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GALAXY}`] },
          { asked: 'p1 choose', choose: ['Shield 2'] },
          {
            asked: 'p1 attack',
            facts: [`cardPut ${GALAXY}`, 'effectTriggered Gatekeeper', 'cardDrawn'],
            choose: 'pass',
          },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: [`${TRI_HORN} attacks the player`] },
          {
            asked: 'p1 block',
            offers: [`Block with ${GALAXY}`],
            only: true,
            choose: [`Block with ${GALAXY}`],
          },
        ],
        end: {
          asked: 'p1 charge',
          facts: [`cardDestroyed ${TRI_HORN}`],
          p1: { battleZone: ['Gatekeeper', GALAXY], hand: 2, graveyard: 0, shieldZone: 5 },
          p2: { battleZone: [], hand: 1, graveyard: [TRI_HORN] },
        },
      },
      {
        name: 'there is no shield',
        begin: { p1: { shieldZone: 0 } },
        steps: [{ asked: 'p1 main', choose: [`Summon ${GALAXY}`] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${GALAXY}`],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Gatekeeper', GALAXY], hand: 0, graveyard: 0 },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-057',
    rules: ['603.6'],
    status: 'firm',
    says: 'A ninja strike leaves a delayed trigger behind: at the end of the turn, and not before, the ninja goes to the bottom of the deck.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: [TRI_HORN, GUARDIAN] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 choose', choose: [TRI_HORN] },
          { asked: 'p2 block', choose: [`Block with ${TRI_HORN}`] },
          {
            asked: 'p1 attack',
            facts: ['cardDestroyed Fear Fang'],
            factsNot: [`cardMoved ${HAYABUSAMARU}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [
            'turnEnding',
            `effectTriggered ${HAYABUSAMARU}`,
            `cardMoved ${HAYABUSAMARU} > deck`,
            'turnEnded',
          ],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
          p2: { battleZone: [TRI_HORN, GUARDIAN], hand: 1, graveyard: 0, deckCount: 20 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [] },
          { asked: 'p2 block', choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p1 attack', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['effectTriggered', 'cardMoved'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: [TRI_HORN, GUARDIAN],
            hand: [HAYABUSAMARU, 'Filler', 'Filler'],
            graveyard: 0,
            deckCount: 19,
          },
        },
      },
    ],
  },
  {
    id: 'TR-059',
    rules: ['603.6a'],
    status: 'conflict',
    says: 'A spell that untaps each creature the first time it becomes tapped in this turn does not reach back: one that was tapped before the spell stays tapped, one that is tapped after it untaps once.',
    begin: {
      cards: [vigil],
      p1: {
        hand: ['Solar Ray', 'Vigil', 'Solar Ray', 'Solar Ray'],
        manaZone: { light: 8 },
        battleZone: ['Deathliger, Lion of Chaos'],
      },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'before and after the spell',
        steps: [
          { asked: 'p1 main', choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
          { asked: 'p1 main', facts: ['cardTapped Fear Fang'], choose: ['Cast Vigil'] },
          { asked: 'p1 main', factsNot: ['effectTriggered', 'cardUntapped'], choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
          {
            asked: 'p1 main',
            facts: ['cardTapped Burning Mane', 'effectTriggered Vigil', 'cardUntapped Burning Mane'],
            factsNot: ['cardUntapped Fear Fang'],
            choose: ['Cast Solar Ray'],
          },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardTapped Burning Mane'],
          factsNot: ['effectTriggered', 'cardUntapped'],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 0,
            graveyard: ['Solar Ray', 'Solar Ray', 'Solar Ray', 'Vigil'],
          },
          p2: { battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'without the spell',
        begin: { p1: { hand: ['Solar Ray'], manaZone: { light: 2 } } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered', 'cardUntapped'],
          p1: { battleZone: ['Deathliger, Lion of Chaos'], hand: 0, graveyard: ['Solar Ray'] },
          p2: { battleZone: ['Fear Fang', 'Burning Mane (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
];
