import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  anyOf,
  atMost,
  blocker,
  cannot,
  cannotAttack,
  cardsIn,
  charger,
  choose,
  creature,
  dangerousDash,
  draw,
  gNeoCreature,
  gNeoEvolution,
  guardStrike,
  hyperSoulX,
  itself,
  may,
  neoCreature,
  neoEvolution,
  oneOf,
  opponentsCreatures,
  poweredBlocker,
  putOnDeckBottom,
  returnToHand,
  ruleUntil,
  shieldTrigger,
  spell,
  spellAbility,
  useFree,
  when,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { PUT_OR_ATTACKS, whenPutOnOrUnder } from '../common.ts';

const artificialRealityCharger = spell({
  name: 'ARTIFICIAL REALITY CHARGER',
  civilizations: ['water'],
  cost: 9,
  abilities: [
    guardStrike,
    spellAbility(returnToHand(cardsIn('battleZone', 'opponent', { type: 'element' }))),
    spellAbility(ruleUntil('yourNextTurn', cannot({ do: 'cast', who: 'opponent' }))),
    charger,
  ],
  printings: ['DM25-RP3 003'],
});

const takeOffAdmiral = gNeoCreature({
  name: '～飛び立て！提督よ～',
  civilizations: ['water'],
  races: ['Grand Devil', 'Steam Knight'],
  cost: 4,
  power: 4000,
  abilities: [
    dangerousDash('water', 2),
    gNeoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    when(
      anyOf({ event: 'put', what: itself }, { event: 'untapped', what: itself }),
      may(returnToHand(choose(opponentsCreatures()))),
    ),
  ],
  printings: ['DM25-RP3 014'],
});

const countOfMagicBullets = neoCreature({
  name: '～魔弾貪り伯～',
  civilizations: ['water'],
  races: ['Great Mecha King', 'Steam Knight'],
  cost: 3,
  power: 3000,
  abilities: [
    dangerousDash('water', 2),
    neoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    whenPutOnOrUnder(may(returnToHand(choose(yourGraveyard({ type: 'spell' }))))),
  ],
  printings: ['DM25-RP3 033'],
});

const oldLimitedDepth = spell({
  name: 'OLD LIMITED DEPTH',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    shieldTrigger,
    dangerousDash('water', 3),
    spellAbility(returnToHand(choose(allCreatures(), 2)), draw()),
  ],
  printings: ['DM25-RP3 036'],
});

const newEchoWhisper = spell({
  name: 'NEW ECHO WHISPER',
  civilizations: ['water'],
  cost: 4,
  abilities: [
    dangerousDash('water', 2),
    spellAbility(draw()),
    spellAbility(may(useFree(choose(yourHand({ not: { type: 'creature' }, cost: atMost(3) }))))),
  ],
  printings: ['DM25-RP3 037'],
});

const faerieOfSpinningPlates = creature({
  name: '皿廻の妖精',
  civilizations: ['water'],
  races: ['Giant Snow Faerie'],
  cost: 2,
  power: 2000,
  abilities: [shieldTrigger, blocker, poweredBlocker(6000)],
  printings: ['DM25-RP3 058'],
});

const typhoonFinter = creature({
  name: 'タイフン＝フインタ',
  civilizations: ['water'],
  races: ['Azure Abyss'],
  cost: 2,
  power: 2000,
  abilities: [
    when(
      PUT_OR_ATTACKS,
      may(
        oneOf(
          putOnDeckBottom(choose(yourGraveyard(), 2)),
          putOnDeckBottom(choose(cardsIn('graveyard', 'opponent'), 2)),
        ),
        draw(),
      ),
    ),
  ],
  printings: ['DM25-RP3 059'],
});

const asagi = creature({
  name: 'ソウルコバルト アサギ',
  civilizations: ['water'],
  races: ['Giant Snow Faerie', 'Fusioner'],
  cost: 1,
  power: 1000,
  abilities: [cannotAttack, hyperSoulX(blocker)],
  printings: ['DM25-RP3 061'],
});

export const water: readonly CardDefinition[] = [
  artificialRealityCharger,
  takeOffAdmiral,
  countOfMagicBullets,
  oldLimitedDepth,
  newEchoWhisper,
  faerieOfSpinningPlates,
  typhoonFinter,
  asagi,
];
