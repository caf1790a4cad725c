/** 203.2. A race, or all races that contain some words (`Command` and `Angel Command` are in `Angel Command Dragon`). */
export const isOfRace = (race: string, words: string): boolean =>
  race === words ||
  (race.includes(words) && race.split('/').some((one) => ` ${one} `.includes(` ${words} `)));
