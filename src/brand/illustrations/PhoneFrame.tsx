import type { ReactNode } from 'react';

interface PhoneFrameProps {
  /** Content of the screen: x from 18 to 198, y from 144 to 534. */
  children: ReactNode;
}

/** The frame of a drawn phone, shared by several illustrations. */
export function PhoneFrame({ children }: PhoneFrameProps) {
  return (
    <>
      <rect className="shade" x="12" y="150" width="208" height="422" rx="42" />
      <rect className="ink bezel" x="8" y="134" width="200" height="410" rx="36" />
      <path
        className="tint"
        d="M44 144h128a26 26 0 0 1 26 26v338a26 26 0 0 1-26 26H44a26 26 0 0 1-26-26V170a26 26 0 0 1 26-26z"
      />
      {children}
    </>
  );
}
