import { useState } from 'react';

/**
 * State that begins as an arg, for what its owner keeps: it changes as the story is used, and follows the arg when that is
 * changed in the Controls.
 */
export const useArgState = <Value>(arg: Value) => {
  const [value, setValue] = useState(arg);
  const [followed, setFollowed] = useState(arg);
  if (!Object.is(arg, followed)) {
    setFollowed(arg);
    setValue(arg);
  }
  return [value, setValue] as const;
};
