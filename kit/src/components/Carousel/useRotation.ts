import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useInView } from '../../hooks/useInView.ts';
import { usePageVisible } from '../../hooks/usePageVisible.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';

export interface RotationOptions {
  /** The carousel; rotation rests while less than a quarter of it is in view. */
  rootRef: RefObject<HTMLElement | null>;
  /** The button that pauses and plays. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Time between two changes in ms; 0 for none. */
  interval: number;
  /** Whether there is anything to rotate yet. */
  isReady: boolean;
  /** The slide shown: a change, by whomever, starts the time anew. */
  index: number;
  onNext: () => void;
}

/**
 * When a carousel rotates by itself (CAR-1, CAR-3), by WCAG 2.2.2: never with reduced motion unless asked to; not under the
 * pointer, the focus or a finger; not in a background tab or out of view. react-slick's own timer knows only the pointer,
 * and does not start again once a property has paused it.
 */
export const useRotation = ({
  rootRef,
  buttonRef,
  interval,
  isReady,
  index,
  onNext,
}: RotationOptions) => {
  const isMotionReduced = useReducedMotion();
  const isPageVisible = usePageVisible();
  const inView = useInView(rootRef, { part: 0.25 });
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isHovered, setHovered] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [focused, setFocused] = useState<'nowhere' | 'button' | 'elsewhere'>('nowhere');

  const isOn = interval > 0 && (choice ? choice === 'play' : !isMotionReduced);
  // Who pressed "Play slides" has the focus on that very button, and means it.
  const isFocused = focused === 'elsewhere' || (focused === 'button' && choice !== 'play');
  const isRotating =
    isOn &&
    isReady &&
    !isHovered &&
    !isTouched &&
    !isFocused &&
    isPageVisible &&
    (inView === 'in' || inView === 'unknowable');

  const goOn = useEffectEvent(onNext);
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => goOn(), interval);
    return () => clearInterval(timer);
  }, [isRotating, interval, index]);

  return {
    /** Whether the visitor lets it rotate, though it may rest at the moment. */
    isOn,
    isRotating,
    isPausedByVisitor: choice === 'pause',
    onToggle: () => setChoice(isOn ? 'pause' : 'play'),
    /** For the root, as the next one. */
    onFocus: ({ target }: FocusEvent) =>
      setFocused(target === buttonRef.current ? 'button' : 'elsewhere'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused('nowhere');
    },
    viewHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onTouchStart: () => setTouched(true),
      onTouchEnd: () => setTouched(false),
      onTouchCancel: () => setTouched(false),
    },
  };
};
