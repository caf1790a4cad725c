import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  attackChance,
  blocker,
  cannot,
  cannotAttack,
  charger,
  choose,
  chooseUpTo,
  creature,
  discard,
  doubleBreaker,
  draw,
  exLife,
  gets,
  given,
  guardStrike,
  inOrder,
  justDiver,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsTurn,
  poweredBlocker,
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
  when,
  whenDestroyed,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const rSSArukaito = creature({
  name: 'R.S.S. アアルカイト',
  civilizations: ['water'],
  races: ['Tricks', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [guardStrike, justDiver, shinkaPower(may(returnToHand(choose(opponentsCreatures()))))],
  printings: ['DMRP-18 003'],
});

const kobanzaJanittoStar = starEvolutionCreature({
  name: 'コバンザ ＜ジャニット.Star＞',
  civilizations: ['water'],
  races: ['Mutopia', 'Cyber Lord', 'Rex Stars'],
  cost: 3,
  power: 5000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }),
    justDiver,
    given(
      opponentsTurn,
      when({ event: 'put', what: any('opponent'), how: 'notSummoned' }, may(returnToHand(that))),
    ),
  ],
  printings: ['DMRP-18 014'],
});

const marisusuteitchi = spell({
  name: '縫合秘伝マリススティッチ',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    guardStrike,
    attackChance({ civilizations: ['water'], races: ['Dispector'] }),
    spellAbility(gets(choose(yourCreatures()), 'turn', cannot({ do: 'beBlocked' }))),
    spellAbility(draw(2)),
  ],
  printings: ['DMRP-18 015'],
});

const aregusukaru = creature({
  name: '尖骨縫合 アレグスカル',
  civilizations: ['water'],
  races: ['Dispector', 'Cyber Moon', 'Demon Command'],
  cost: 6,
  power: 8000,
  abilities: [exLife, justDiver, doubleBreaker],
  printings: ['DMRP-18 035'],
});

const zaSutoronguTerepo = spell({
  name: 'ザ・ストロング・テレポ',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(chooseUpTo(opponentsCreatures(), 2))),
    spellAbility(onlyIf(youHave(yourCreatures({ power: atLeast(6000) })), draw())),
  ],
  printings: ['DMRP-18 039'],
});

const hotatteSukeruStar = starEvolutionCreature({
  name: 'ホタッテ ＜スケル.Star＞',
  civilizations: ['water'],
  races: ['Mutopia', 'Great Mecha King', 'Rex Stars'],
  cost: 2,
  power: 4000,
  abilities: [starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }), justDiver],
  printings: ['DMRP-18 065'],
});

const roiyaruKadinaru = creature({
  name: 'ロイヤル・カーディナル',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 6,
  power: 2000,
  abilities: [shieldTrigger, blocker, poweredBlocker(4000)],
  printings: ['DMRP-18 066'],
});

const parokkuJr = creature({
  name: 'お宝発見！パーロックJr.',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 3,
  power: 4000,
  printings: ['DMRP-18 068'],
});

const emajien1 = creature({
  name: '海郷 エマジェン-1',
  civilizations: ['water'],
  races: ['Mutopia', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [whenDestroyed(self, inOrder(draw(2), discard(choose(yourHand())))), sasageru(1)],
  printings: ['DMRP-18 069'],
});

const mokuroMonga = creature({
  name: 'モクロ・モンガ',
  civilizations: ['water'],
  races: ['Tricks', 'Rex Stars'],
  cost: 1,
  power: 2000,
  abilities: [blocker, cannotAttack],
  printings: ['DMRP-18 070'],
});

const bureinReChaja = spell({
  name: 'ブレイン・Re:チャージャー',
  civilizations: ['water'],
  cost: 4,
  abilities: [guardStrike, spellAbility(draw()), charger],
  printings: ['DMRP-18 071'],
});

const tanPepen = creature({
  name: 'タン・ペペン',
  civilizations: ['water'],
  races: ['Tricks', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [
    justDiver,
    shinkaPower(
      gets(self, 'yourNextTurn', cannot({ do: 'beAttacked' }), cannot({ do: 'beChosen', by: 'opponent' })),
    ),
  ],
  printings: ['DMRP-18 037'],
});

export const water: readonly CardDefinition[] = [
  tanPepen,
  rSSArukaito,
  kobanzaJanittoStar,
  marisusuteitchi,
  aregusukaru,
  zaSutoronguTerepo,
  hotatteSukeruStar,
  roiyaruKadinaru,
  parokkuJr,
  emajien1,
  mokuroMonga,
  bureinReChaja,
];
