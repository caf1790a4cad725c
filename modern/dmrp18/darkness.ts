import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atStartOfYourTurn,
  attackChance,
  blocker,
  cannotAttack,
  charger,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  exLife,
  gets,
  given,
  guardStrike,
  ifNot,
  inOrder,
  itself,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsTurn,
  other,
  power,
  putOnDeckBottom,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  that,
  times,
  topOfDeckTo,
  tripleBreaker,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const jabarangaSaikoStar = starEvolutionCreature({
  name: 'ジャバランガ ＜サイコ.Star＞',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Demon Command', 'Rex Stars'],
  cost: 5,
  power: 6000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    doubleBreaker,
    wheneverAttacks(
      self,
      inOrder(
        discard(choose(opponentsHand(), 2, 'opponent')),
        may(returnToHand(choose(yourGraveyard({ type: 'creature' })))),
      ),
    ),
  ],
  printings: ['DMRP-18 016'],
});

const anbibarentsurinku = spell({
  name: '連結秘伝アンビバレンツリンク',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [
    guardStrike,
    attackChance({ civilizations: ['darkness'], races: ['Dispector'] }),
    spellAbility(gets(opponentsCreatures(), 'turn', power(-3000))),
  ],
  printings: ['DMRP-18 017'],
});

const ranburagu = creature({
  name: '龍恐連結 ランブラグ',
  civilizations: ['darkness'],
  races: ['Dispector', 'Demon Command', 'Armored Dragon'],
  cost: 8,
  power: 7000,
  abilities: [
    exLife,
    doubleBreaker,
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
  ],
  printings: ['DMRP-18 040'],
});

const zaSutoronguVoido = spell({
  name: 'ザ・ストロング・ヴォイド',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(opponentsCreatures({ tapped: false })))),
    spellAbility(onlyIf(youHave(yourCreatures({ power: atLeast(6000) })), draw())),
  ],
  printings: ['DMRP-18 043'],
});

const jariDesumaStar = starEvolutionCreature({
  name: 'ジャリ ＜デスマ.Star＞',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Death Puppet', 'Rex Stars'],
  cost: 1,
  power: 1000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    when({ event: 'battles', what: itself }, gets(other, 'turn', power(-4000))),
  ],
  printings: ['DMRP-18 072'],
});

const supinkuro = creature({
  name: '獣面怪人スピンクロー',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 4,
  power: 2000,
  abilities: [shieldTrigger, whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-3000)))],
  printings: ['DMRP-18 073'],
});

const gurigoma = creature({
  name: '戯具 グリゴマ',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [
        {
          kind: 'cost',
          by: times(-1, countOf(yourGraveyard({ type: 'creature', evolution: true }))),
          atLeast: 1,
        },
      ],
      from: ['hand', 'manaZone', 'graveyard'],
    },
  ],
  printings: ['DMRP-18 074'],
});

const kurankivin = creature({
  name: '黒神龍クランキーヴィーン',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 2,
  power: 11000,
  abilities: [shieldTrigger, blocker, atStartOfYourTurn(destroy(self))],
  printings: ['DMRP-18 075'],
});

const baitsu1 = creature({
  name: '闇影 バイツ-1',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [whenDestroyed(self, gets(choose(opponentsCreatures()), 'turn', power(-2000))), sasageru(1)],
  printings: ['DMRP-18 076'],
});

const jietto = creature({
  name: '不死帝の黒玉 ジェット',
  civilizations: ['darkness'],
  races: ['Outrage'],
  cost: 1,
  power: 1000,
  abilities: [blocker, cannotAttack, whenPut(self, topOfDeckTo('graveyard'))],
  printings: ['DMRP-18 077'],
});

const ribasuReChaja = spell({
  name: 'リバース・Re:チャージャー',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [guardStrike, spellAbility(returnToHand(choose(yourGraveyard({ type: 'creature' })))), charger],
  printings: ['DMRP-18 078'],
});

const kuriteikaruRabu = spell({
  name: 'クリティカル・ラブ',
  civilizations: ['darkness'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures()))),
  ],
  printings: ['DMRP-18 079'],
});

const bishamons = starEvolutionCreature({
  name: 'ビシャモンス ＜ハンニバル.Star＞',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Demon Command', 'Rex Stars'],
  cost: 3,
  power: 15000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    tripleBreaker,
    when(
      { event: 'endOfAttack', what: itself },
      ifNot(may(putOnDeckBottom(choose(yourGraveyard(), 2))), destroy(self)),
    ),
  ],
  printings: ['DMRP-18 S02'],
});

const bimunamu = creature({
  name: '凶鬼77号 ビムナム',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 2,
  power: 3000,
  abilities: [
    given(
      opponentsTurn,
      when({ event: 'put', what: any('opponent', { type: 'creature' }), how: 'notSummoned' }, destroy(that)),
    ),
    shinkaPower(gets(choose(opponentsCreatures()), 'turn', power(-3000))),
  ],
  printings: ['DMRP-18 042'],
});

export const darkness: readonly CardDefinition[] = [
  bimunamu,
  bishamons,
  jabarangaSaikoStar,
  anbibarentsurinku,
  ranburagu,
  zaSutoronguVoido,
  jariDesumaStar,
  supinkuro,
  gurigoma,
  kurankivin,
  baitsu1,
  jietto,
  ribasuReChaja,
  kuriteikaruRabu,
];
