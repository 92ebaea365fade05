import { useEffect } from 'react';
import { useNavigate } from 'react-router';

interface LeavingProps {
  readonly to: string;
  readonly onClose: () => void;
}

/** An entry of a row's menu that leads to another page. */
export const Leaving = ({ to, onClose }: LeavingProps) => {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate(to);
  }, [navigate, onClose, to]);
  return null;
};
