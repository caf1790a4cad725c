import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  blocker,
  both,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseAnyNumber,
  civilCount,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  gets,
  guardStrike,
  inOrder,
  instead,
  invasion,
  may,
  named,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  optionalReduction,
  plus,
  power,
  put,
  returnToHand,
  self,
  shieldTrigger,
  shinkarize,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tally,
  tamaseed,
  tap,
  topOfDeckTo,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  withTotal,
  wouldBePutWithoutSummoning,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { costsLess } from '../common.ts';

const tamashiNoSaiDou = spell({
  name: '魂の再動',
  civilizations: ['water', 'darkness'],
  cost: 6,
  abilities: [spellAbility(put(yourGraveyard({ type: 'tamaseed', cost: atMost(4) })))],
  printings: ['DM22-EX2 008'],
});

const demonSupaku = spell({
  name: 'デーモン・スパーク',
  civilizations: ['light', 'darkness'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        both(civilCount('light', 1), civilCount('darkness', 1)),
        oneOf(
          tap(opponentsCreatures()),
          destroy(choose(opponentsCreatures())),
          inOrder(tap(opponentsCreatures()), destroy(choose(opponentsCreatures()))),
        ),
        oneOf(tap(opponentsCreatures()), destroy(choose(opponentsCreatures()))),
      ),
    ),
  ],
  printings: ['DM22-EX2 020'],
});

const bureinSurasshu = spell({
  name: 'ブレイン・スラッシュ',
  civilizations: ['water', 'darkness'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        both(civilCount('water', 1), civilCount('darkness', 1)),
        oneOf(
          inOrder(draw(3), discard(choose(yourHand()))),
          put(choose(yourGraveyard({ type: 'creature', cost: atMost(8) }))),
          inOrder(
            draw(3),
            discard(choose(yourHand())),
            put(choose(yourGraveyard({ type: 'creature', cost: atMost(8) }))),
          ),
        ),
        oneOf(
          inOrder(draw(3), discard(choose(yourHand()))),
          put(choose(yourGraveyard({ type: 'creature', cost: atMost(8) }))),
        ),
      ),
    ),
  ],
  printings: ['DM22-EX2 024'],
});

const tabo1 = evolutionCreature({
  name: '超音速 ターボ＋1',
  civilizations: ['darkness', 'fire'],
  races: ['Sonic Command', 'Invader'],
  cost: 5,
  power: 7000,
  abilities: [
    evolution({ civilizations: ['darkness', 'fire'] }),
    invasion({ civilizations: ['darkness', 'fire'], races: ['Command'] }),
    slayer,
    doubleBreaker,
    whenPut(
      self,
      inOrder(tally(discard(chooseAnyNumber(yourHand())), 'number'), draw(plus(named('number'), 1))),
    ),
  ],
  printings: ['DM22-EX2 025'],
});

const kiraZaKiru = tamaseed({
  name: 'キラー・ザ・キルの黒像',
  civilizations: ['darkness', 'fire'],
  races: ['Demon Command Dragon', 'Rex Stars'],
  cost: 5,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      destroy(
        choose(cardsIn('battleZone', 'opponent', { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })),
      ),
    ),
  ],
  printings: ['DM22-EX2 027'],
});

const disZorosuta = creature({
  name: 'Disゾロスター',
  civilizations: ['light', 'darkness', 'nature'],
  races: ['Oracle', 'Distas'],
  cost: 3,
  power: 3500,
  abilities: [
    whenPut(self, inOrder(topOfDeckTo('shieldZone'), topOfDeckTo('graveyard'), topOfDeckTo('manaZone'))),
  ],
  printings: ['DM22-EX2 032'],
});

const zaHito = creature({
  name: '絶速 ザ・ヒート',
  civilizations: ['darkness', 'fire'],
  races: ['Sonic Command'],
  cost: 4,
  power: 4000,
  abilities: [
    speedAttacker,
    whenPut(
      self,
      inOrder(topOfDeckTo('graveyard', 3), may(returnToHand(choose(yourGraveyard({ type: 'creature' }))))),
    ),
  ],
  printings: ['DM22-EX2 045'],
});

const zaBurakkuGs = creature({
  name: '轟音 ザ・ブラック GS',
  civilizations: ['darkness', 'fire'],
  races: ['Sonic Command', 'Initials'],
  cost: 4,
  power: 3000,
  abilities: [
    guardStrike,
    speedAttacker,
    wheneverAttacks(self, discard(choose(opponentsHand(), 1, 'opponent'))),
  ],
  printings: ['DM22-EX2 046'],
});

const sukurappa = spell({
  name: '怨念スクラッパー',
  civilizations: ['darkness', 'fire'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        both(civilCount('darkness', 1), civilCount('fire', 1)),
        oneOf(
          gets(choose(opponentsCreatures()), 'turn', power(-12000)),
          destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'cost', 5)),
          inOrder(
            gets(choose(opponentsCreatures()), 'turn', power(-12000)),
            destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'cost', 5)),
          ),
        ),
        oneOf(
          gets(choose(opponentsCreatures()), 'turn', power(-12000)),
          destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'cost', 5)),
        ),
      ),
    ),
  ],
  printings: ['DM22-EX2 051'],
});

const gigagedo = creature({
  name: '魔獣星樹ギガゲドー',
  civilizations: ['light', 'darkness'],
  races: ['Chimera', 'Starlight Tree'],
  cost: 3,
  power: 5000,
  abilities: [
    blocker,
    cannotAttackPlayers,
    whenPut(any('you'), may(takeShieldWithoutTrigger(choose(yourShields())))),
    whenDestroyed(self, may(topOfDeckTo('shieldZone'))),
  ],
  printings: ['DM22-EX2 068'],
});

const choiwaRupia = creature({
  name: 'チョイワ・ルピア',
  civilizations: ['darkness', 'fire'],
  races: ['Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(self, topOfDeckTo('graveyard', 2)),
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Dragon'] }),
      optionalReduction(1, 1),
    ),
  ],
  printings: ['DM22-EX2 074'],
});

const feari = spell({
  name: 'フェアリーの闇の子祭',
  civilizations: ['darkness', 'nature'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        both(civilCount('darkness', 1), civilCount('nature', 1)),
        oneOf(
          inOrder(topOfDeckTo('graveyard'), returnToHand(choose(yourGraveyard()))),
          topOfDeckTo('manaZone'),
          inOrder(topOfDeckTo('graveyard'), returnToHand(choose(yourGraveyard())), topOfDeckTo('manaZone')),
        ),
        oneOf(
          inOrder(topOfDeckTo('graveyard'), returnToHand(choose(yourGraveyard()))),
          topOfDeckTo('manaZone'),
        ),
      ),
    ),
  ],
  printings: ['DM22-EX2 075'],
});

const darkKamaRupia = creature({
  name: 'ダーク・鎌・ルピア',
  civilizations: ['darkness', 'fire'],
  races: ['Armored Fire Bird', 'Zombie Dragon'],
  cost: 4,
  power: 5000,
  abilities: [
    costsLess(2, { type: 'creature', races: ['Dragon'] }),
    each(yourGraveyard({ type: 'creature', races: ['Dragon'] }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'graveyard', limit: 1 },
    }),
  ],
  printings: ['DM22-EX2 026'],
});

const rupiaEnki = creature({
  name: 'ルピア炎鬼',
  civilizations: ['darkness', 'fire'],
  races: ['Fire Bird', 'Demonio'],
  cost: 3,
  power: 5000,
  abilities: [wouldBePutWithoutSummoning(any('any', { type: 'creature' }), instead('graveyard'))],
  printings: ['DM22-EX2 047'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  rupiaEnki,
  darkKamaRupia,
  tamashiNoSaiDou,
  demonSupaku,
  bureinSurasshu,
  tabo1,
  kiraZaKiru,
  disZorosuta,
  zaHito,
  zaBurakkuGs,
  sukurappa,
  gigagedo,
  choiwaRupia,
  feari,
];
