import type { DecisionKind } from 'taiki';

/** What a player is asked for. */
export const DECISION_NAMES: { readonly [K in DecisionKind]: string } = {
  charge: 'マナチャージ',
  main: 'メイン',
  cost: 'コストの選択',
  pay: '支払い',
  evolve: '進化元の選択',
  attack: '攻撃',
  block: 'ブロック',
  breaker: 'ブレイカーの選択',
  shields: 'シールドの選択',
  declareShields: 'シールドの使用宣言',
  declareUsage: '使用宣言',
  standby: '待機中の効果の選択',
  choose: '選択',
  mode: '効果の選択',
  confirm: 'するかどうかの選択',
  order: '順序の選択',
  replace: '置き換えの選択',
  number: '数字の選択',
  name: '名前の選択',
};
