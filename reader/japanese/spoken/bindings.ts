/**
 * How a person reads the names that texts give to what they speak of again. Cards are written with English names, which stand in 『』 where
 * a text is printed to be read back.
 */
const NAMES: Readonly<Record<string, string>> = {
  added: '加えたもの',
  bearer: '付けたクリーチャー',
  bitten: '選んだもの',
  buried: '墓地に置いたもの',
  called: '指定したもの',
  cards: '選んだカード',
  cast: '唱えたもの',
  champion: '選んだクリーチャー',
  chosen: '選んだもの',
  copies: '同じ名前のもの',
  cost: 'コスト',
  count: '数',
  creature: '選んだクリーチャー',
  creatures: '選んだクリーチャー',
  dead: '破壊したもの',
  deck: '山札',
  destroyed: '破壊したもの',
  discarded: '捨てたもの',
  drawn: '引いたもの',
  dropped: '捨てたもの',
  first: '1つ目',
  found: '見つけたもの',
  frozen: '選んだもの',
  gear: 'クロスギア',
  guard: '守るもの',
  kept: '残したもの',
  life: '命',
  looked: '見たもの',
  milled: '墓地に置いたもの',
  mine: '自分のもの',
  name: '名前',
  number: '数字',
  one: '1つ',
  opposed: '相手のもの',
  others: '他のもの',
  pile: '重なり',
  power: 'パワー',
  prey: '選んだもの',
  put: '置いたもの',
  race: '種族',
  reaped: '選んだもの',
  returned: '戻したもの',
  revealed: '表向きにしたもの',
  second: '2つ目',
  seen: '見たもの',
  shields: 'シールド',
  slain: '破壊したもの',
  spell: '呪文',
  spells: '呪文',
  sung: '唱えたもの',
  taken: '取ったもの',
  tapped: 'タップしたもの',
  theirs: '相手のもの',
  top: '一番上',
  victims: '選んだもの',
  yours: '自分のもの',
};

/** A text of a card in which these names stand in Japanese: for people, and not to be read back. */
export const withNamesInJapanese = (text: string): string =>
  text.replace(/『([a-z]+)』/gu, (whole, name: string) => {
    const said = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    return said === undefined ? whole : `『${said}』`;
  });
