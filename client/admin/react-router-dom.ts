/**
 * For react-admin, in place of the package of this name: the panel is always inside the portal's router, so that the ones
 * which react-admin would make are left out of the build.
 */
export {
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  matchPath,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';

const outside = (): never => {
  throw new Error('The staff panel needs the portal’s router.');
};

/** `LeaveDialog` asks before changes are lost. */
export const useBlocker = () => ({ state: 'unblocked' });

export { outside as RouterProvider, outside as createHashRouter, outside as createMemoryRouter };
