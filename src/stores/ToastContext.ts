import { createContext } from 'react';
import { ToastStore } from './ToastStore';

/** The toasts of this visit, apart from the other stores: every page shows them, and most load no other. */
export const ToastContext = createContext(new ToastStore());
