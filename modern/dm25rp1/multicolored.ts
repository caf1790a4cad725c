import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atEndOfYourTurn,
  atMost,
  atRandom,
  blocker,
  called,
  cardsIn,
  choose,
  chooseAnyNumber,
  creature,
  discard,
  draw,
  gets,
  hasWhile,
  inOrder,
  instead,
  itself,
  justDiver,
  lookAtTop,
  machFighter,
  may,
  neoCreature,
  neoEvolution,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsTurn,
  power,
  putIntoGraveyard,
  putIntoMana,
  putOnDeck,
  putOnDeckBottomShuffled,
  returnToHand,
  self,
  shieldsAre,
  shieldTrigger,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  withTotal,
  wouldBeDestroyed,
  yourGraveyard,
  yourMana,
} from 'taiki/words';
import { BOTH_DISCARD, HALT_ONE, LEAVES, TAP_ONE_FOR_LONG } from '../common.ts';

const rrr = spell({
  name: 'R・R・R',
  civilizations: ['light', 'water', 'nature'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      oneOf(
        returnToHand(opponentsCreatures({ tapped: false })),
        inOrder(topOfDeckTo('shieldZone'), onlyIf(shieldsAre('you', atMost(2)), topOfDeckTo('shieldZone'))),
        putIntoMana(opponentsCreatures({ tapped: true })),
      ),
    ),
  ],
  printings: ['DM25-RP1 011'],
});

const undyingPriest = creature({
  name: '～不死の黄昏司祭～',
  civilizations: ['light', 'water', 'darkness'],
  races: ['Angel Command', 'Zombie Dragon', 'Steam Knight'],
  cost: 4,
  power: 4000,
  abilities: [
    whenPut(
      self,
      inOrder(
        returnToHand(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))),
        discard(atRandom(opponentsHand())),
      ),
    ),
    when({ event: 'discarded', by: 'opponent' }, TAP_ONE_FOR_LONG),
  ],
  printings: ['DM25-RP1 023'],
});

const dracheDerZen = neoCreature({
  name: '名俳句楽 Drache der’Zen',
  civilizations: ['light', 'water', 'nature'],
  races: ['Magic Command Dragon'],
  cost: 3,
  power: 3500,
  abilities: [
    neoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    wheneverAttacks(
      self,
      may(
        inOrder(
          lookAtTop(3, 'seen'),
          putIntoMana(choose(the('seen'))),
          returnToHand(choose(the('seen'))),
          addToShields(the('seen')),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP1 024'],
});

const doraGoon = creature({
  name: '201式-銅鑼GOON',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Tyranno Drake', 'Techno Samurai'],
  cost: 3,
  power: 3000,
  abilities: [
    blocker,
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true },
        putOnDeck(choose(yourMana()), 'top'),
      ),
    ),
  ],
  printings: ['DM25-RP1 025'],
});

const showerAgarl = creature({
  name: 'シャワ＝アガール',
  civilizations: ['water', 'darkness', 'fire'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 4000,
  abilities: [justDiver, whenPut(self, inOrder(BOTH_DISCARD, draw(2)))],
  printings: ['DM25-RP1 026'],
});

const cursepain = creature({
  name: '無敵魔誕カースペイン',
  civilizations: ['darkness', 'fire', 'nature'],
  races: ['Demon Command', 'Giant'],
  cost: 3,
  power: 3000,
  abilities: [speedAttacker, machFighter, slayer, whenDestroyed(self, may(topOfDeckTo('manaZone')))],
  printings: ['DM25-RP1 027'],
});

const heirOfTheRoyalFamily = creature({
  name: '～王家の御曹司～',
  civilizations: ['light', 'water', 'darkness'],
  races: ['Angel Command', 'Lost Crusader', 'Steam Knight'],
  cost: 3,
  power: 3000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-4000))),
    when(LEAVES, may(draw())),
  ],
  printings: ['DM25-RP1 048'],
});

const hanaguruma = creature({
  name: '貪欲妖精ハナグルマ',
  civilizations: ['light', 'water', 'nature'],
  races: ['Snow Faerie'],
  cost: 5,
  power: 4500,
  abilities: [
    shieldTrigger,
    blocker,
    wouldBeDestroyed(self, instead('manaZone')),
    when({ event: 'tapped', what: itself }, HALT_ONE),
  ],
  printings: ['DM25-RP1 049'],
});

const bazagazeal = creature({
  name: 'バザガジール・王闘・ドラゴン',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Armored Dragon'],
  cost: 4,
  power: 4000,
  abilities: [
    shieldTrigger,
    blocker,
    speedAttacker,
    hasWhile(opponentsTurn, power(4000)),
    atEndOfYourTurn(untap(self)),
  ],
  printings: ['DM25-RP1 050'],
});

const bathTub = creature({
  name: 'バース＝ターブ',
  civilizations: ['water', 'darkness', 'fire'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 1000,
  abilities: [
    shieldTrigger,
    blocker,
    slayer,
    whenPut(
      self,
      may(
        oneOf(
          putOnDeckBottomShuffled(yourGraveyard()),
          putOnDeckBottomShuffled(cardsIn('graveyard', 'opponent')),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP1 051'],
});

const belHellDeSkull = creature({
  name: '魔誕の死神ベル・ヘル・デ・スカル',
  civilizations: ['darkness', 'fire', 'nature'],
  races: ['Demon Command', 'Beast Folk'],
  cost: 6,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        {
          do: 'choose',
          what: called(
            withTotal(chooseAnyNumber(cardsIn('battleZone', 'opponent', { type: 'element' })), 'cost', 6),
            'reaped',
          ),
        },
        oneOf(putIntoMana(the('reaped')), putIntoGraveyard(the('reaped'))),
      ),
    ),
  ],
  printings: ['DM25-RP1 052'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  rrr,
  undyingPriest,
  dracheDerZen,
  doraGoon,
  showerAgarl,
  cursepain,
  heirOfTheRoyalFamily,
  hanaguruma,
  bazagazeal,
  bathTub,
  belHellDeSkull,
];
